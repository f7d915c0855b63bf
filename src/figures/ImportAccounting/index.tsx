import {sleeping} from '../../components/Figure/sleeping';

/** What each method counts of imported and exported electricity. */
const ImportAccounting = sleeping(() => import('./ImportAccounting'));

export default ImportAccounting;
