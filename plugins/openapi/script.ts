import path from 'node:path';
import {bundle, named, type Script} from '../bundle';

/** The script of src/samples/. */
export function sampleScript(siteDir: string): Script {
  return named('samples', bundle(path.join(siteDir, 'src/samples/index.ts')));
}
