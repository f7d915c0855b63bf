import {sleeping} from '../../components/Figure/sleeping';

/** The energy of a small region in one year, from its sources to its users. */
const EnergyFlows = sleeping(() => import('./EnergyFlows'));

export default EnergyFlows;
