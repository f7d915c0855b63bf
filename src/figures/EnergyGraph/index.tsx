import {sleeping} from '../../components/Figure/sleeping';

/** How a small graph is settled, node by node. */
const EnergyGraph = sleeping(() => import('./EnergyGraph'));

export default EnergyGraph;
