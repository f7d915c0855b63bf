import {sleeping} from '../../components/Figure/sleeping';

/** Where a tonne of CO₂ goes, and what the primary and the direct method count of it. */
const TonneOfCo2 = sleeping(() => import('./TonneOfCo2'));

export default TonneOfCo2;
