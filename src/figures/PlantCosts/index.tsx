import {sleeping} from '../../components/Figure/sleeping';

/** What a plant costs in a year and per MWh, and what of that it asks. */
const PlantCosts = sleeping(() => import('./PlantCosts'));

export default PlantCosts;
