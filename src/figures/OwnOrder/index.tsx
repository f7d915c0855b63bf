import {sleeping} from '../../components/Figure/sleeping';

/** Three stores with a forecast that the reader puts in order. */
const OwnOrder = sleeping(() => import('./OwnOrder'));

export default OwnOrder;
