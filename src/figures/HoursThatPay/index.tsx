import {sleeping} from '../../components/Figure/sleeping';

/** Which hours of a year pay for a power plant. */
const HoursThatPay = sleeping(() => import('./HoursThatPay'));

export default HoursThatPay;
