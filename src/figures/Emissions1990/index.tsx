import {sleeping} from '../../components/Figure/sleeping';

/** Where the same plan ends up against 1990 in several regions, by both methods. */
const Emissions1990 = sleeping(() => import('./Emissions1990'));

export default Emissions1990;
