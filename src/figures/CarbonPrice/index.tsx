import {sleeping} from '../../components/Figure/sleeping';

/** What the price of CO₂ does to offers, emissions and costs at once. */
const CarbonPrice = sleeping(() => import('./CarbonPrice'));

export default CarbonPrice;
