import {sleeping} from '../../components/Figure/sleeping';

/** The residual loads of a year in falling order, and what a battery and electrolysis make of them. */
const LoadDuration = sleeping(() => import('./LoadDuration'));

export default LoadDuration;
