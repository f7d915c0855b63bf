/**
 * The script at the head of every page: what must be right before the first paint, and what works while the app's own
 * scripts are asleep. It stands inline, is the same text on every page, and goes on working when the app has woken:
 * an element with `data-early` is handled here for good, and React neither handles nor changes it.
 */
import {mendAddress} from './address';
import {watchAnnouncement} from './announcement';
import {warnOfBaseUrl} from './baseUrl';
import {watchColourMode} from './colourMode';
import {bringDeferred} from './deferred';
import {bringOwnFont} from './font';
import {watchHash} from './hash';
import {watchSearch} from './search';
import {watchSidebar} from './sidebar';
import {watchTabs} from './tabs';
import {wakeOnIntent} from './wake';

document.documentElement.dataset.scripts = 'on';
mendAddress();
watchColourMode();
bringOwnFont();
watchAnnouncement();
watchSearch();
watchSidebar();
watchTabs();
watchHash();
warnOfBaseUrl();
wakeOnIntent();
bringDeferred();
