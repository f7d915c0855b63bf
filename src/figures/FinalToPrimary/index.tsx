import {sleeping} from '../../components/Figure/sleeping';

/** What the use of some homes takes of final and of primary energy. */
const FinalToPrimary = sleeping(() => import('./FinalToPrimary'));

export default FinalToPrimary;
