import path from 'node:path';
import {bundle, named, type Script} from '../bundle';

/** The script of src/inputKeys/. */
export function inputKeysScript(siteDir: string, baseUrl: string): Script {
  return named('input-keys', bundle(path.join(siteDir, 'src/inputKeys/index.ts'), {BASE_URL: baseUrl}));
}
