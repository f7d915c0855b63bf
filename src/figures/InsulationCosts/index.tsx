import {sleeping} from '../../components/Figure/sleeping';

/** What each kWh/m² less costs, by the heat demand at which a home starts. */
const InsulationCosts = sleeping(() => import('./InsulationCosts'));

export default InsulationCosts;
