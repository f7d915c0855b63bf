import {sleeping} from '../../components/Figure/sleeping';

/** What the charging of electric cars does to the peak of a day. */
const ChargingProfiles = sleeping(() => import('./ChargingProfiles'));

export default ChargingProfiles;
