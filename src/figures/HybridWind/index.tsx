import {sleeping} from '../../components/Figure/sleeping';

/** How much of the hydrogen of a wind farm comes without its bid deciding. */
const HybridWind = sleeping(() => import('./HybridWind'));

export default HybridWind;
