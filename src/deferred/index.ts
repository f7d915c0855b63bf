/**
 * The script that each document fetches once it is loaded: what a reader needs when the page can be read. It is a file of
 * its own, which the browser keeps, and goes on working when the app has woken. What must be right before the first paint, or
 * must not miss a key or a click, is in src/early/.
 */
import {watchCopy} from './copy';
import {watchCurrentSection} from './currentSection';
import {watchFigures} from './figures';
import {watchFind} from './find';
import {watchMenu} from './menu';
import {watchNavbar} from './navbar';
import {watchLinks} from './navigation';
import {announcePages} from './notice';
import {bringScriptsOfPage} from './ofPage';
import {onceSeen} from './seen';
import {rememberVersion} from './version';

document.documentElement.dataset.deferred = ''; // for whoever waits for it
watchMenu();
watchNavbar();
watchCopy();
watchFind();
watchCurrentSection();
bringScriptsOfPage();
watchLinks();
announcePages();
onceSeen(rememberVersion);
onceSeen(watchFigures);
