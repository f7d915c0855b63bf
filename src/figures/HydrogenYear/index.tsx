import {sleeping} from '../../components/Figure/sleeping';

/** On which days of a year hydrogen is made, stored, imported and exported. */
const HydrogenYear = sleeping(() => import('./HydrogenYear'));

export default HydrogenYear;
