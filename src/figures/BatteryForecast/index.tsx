import {sleeping} from '../../components/Figure/sleeping';

/** What a battery that knows the residual load beforehand does in nine days. */
const BatteryForecast = sleeping(() => import('./BatteryForecast'));

export default BatteryForecast;
