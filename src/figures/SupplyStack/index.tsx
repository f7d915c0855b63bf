import {sleeping} from '../../components/Figure/sleeping';

/** Who runs in one hour, and what sets the price of electricity. */
const SupplyStack = sleeping(() => import('./SupplyStack'));

export default SupplyStack;
