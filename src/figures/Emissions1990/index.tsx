import {sleeping} from '../../components/Figure/sleeping';

/** What the same plan reads against 1990 in several regions, by both methods. */
const Emissions1990 = sleeping(() => import('./Emissions1990'));

export default Emissions1990;
