import {sleeping} from '../../components/Figure/sleeping';

/** COP by outdoor temperature, and the electricity peak that each type of heat pump makes on a cold day. */
const HeatPumpCop = sleeping(() => import('./HeatPumpCop'));

export default HeatPumpCop;
