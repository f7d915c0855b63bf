import {sleeping} from '../../../src/components/Figure/sleeping';

/** What a plant makes in a year. */
const Sample = sleeping(() => import('./Sample'));

export default Sample;
