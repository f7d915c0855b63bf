import {sleeping} from '../../components/Figure/sleeping';

/** Why a heat network whose sources could give enough over the year still burns gas. */
const HeatNetworkYear = sleeping(() => import('./HeatNetworkYear'));

export default HeatNetworkYear;
