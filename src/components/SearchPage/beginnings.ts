import {areas} from '@site/config/areas';

/** Where to begin in each area, for those who have not searched for anything yet. */
export const BEGINNINGS = [
  {to: '/main/intro/', name: areas.main.label, text: 'For people who use the model.'},
  {to: '/api/intro/', name: areas.api.label, text: 'For people who program against it.'},
  {to: '/contrib/intro/', name: areas.contrib.label, text: 'For people who work on it.'},
];
