import {sleeping} from '../../components/Figure/sleeping';

/** Which hours count as loss of load, and which as power shortage. */
const LossOfLoad = sleeping(() => import('./LossOfLoad'));

export default LossOfLoad;
