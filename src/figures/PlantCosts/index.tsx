import {sleeping} from '../../components/Figure/sleeping';

/** What a plant costs in a year and per MWh, and at what price it offers a MWh. */
const PlantCosts = sleeping(() => import('./PlantCosts'));

export default PlantCosts;
