import {onPress, root} from './page';
import {read, write} from './storage';

/** Set by the build: the id of the announcement, or '' where there is none. */
declare const ANNOUNCEMENT_ID: string;

const ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';

/** Hides the announcement before the first paint if the reader dismissed this very one; a new one shows at once. */
export function watchAnnouncement(): void {
  if (!ANNOUNCEMENT_ID) return;
  const hide = (): void => {
    root.dataset.announcement = 'dismissed';
  };
  if (read(ID) === ANNOUNCEMENT_ID && read(DISMISSED) === 'true') hide();
  onPress('announcement', () => {
    hide();
    write(ID, ANNOUNCEMENT_ID);
    write(DISMISSED, 'true');
  });
}
