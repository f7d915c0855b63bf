import {root} from '../early/page';
import {read, write} from '../early/storage';

/** Viewing a document stores its version's name, under the key that Docusaurus reads when it has several versions. */
export function rememberVersion(): void {
  const remember = (): void => {
    const [, instance] = /\bplugin-id-(\S+)/.exec(root.className) ?? [];
    const [, version] = /\bdocs-version-(\S+)/.exec(root.className) ?? [];
    const key = `docs-preferred-version-${instance}`;
    if (instance && version && read(key) !== version) write(key, version);
  };
  remember();
  // The app names instance and version of the page that it goes to in the same place.
  new MutationObserver(remember).observe(root, {attributeFilter: ['class']});
}
