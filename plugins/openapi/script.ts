import {createHash} from 'node:crypto';
import path from 'node:path';
import {bundle} from '../bundle';

/** The script of src/samples/, and where the build puts it: its name changes with its content. */
export function sampleScript(siteDir: string): {file: string; text: string} {
  const text = bundle(path.join(siteDir, 'src/samples/index.ts'));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {file: `assets/js/samples.${hash}.js`, text};
}
