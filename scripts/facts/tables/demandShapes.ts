import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readDocuments} from '../documents';
import {yaml} from '../files';
import {refuseUnlike} from '../words';
import type {DynamicCurve} from './curves';
import {sharing, tableOf} from './form';
import {curveFile, readProfile, sumOf} from './hours';
import {titlesIn} from './labels';
import {decimal} from './numbers';
import {asTitle} from './table';

/**
 * How demand is spread over the hours of the year by the profiles that our own words name, in their order. Profiles with one name
 * share a row; the profiles of a mix have the titles of the sliders for their shares.
 */
export const demandShapes = tableOf({
  title: 'Shapes of hourly demand in {dataset}, default weather',
  id: 'shapes-table',
  takes: 'dataset',
  rows: ({etsource, etmodel, dataset, words}) => {
    const names = words('demand-shapes');
    const dynamic = yaml(etsource, 'config/dynamic_curves.yml') as Record<string, DynamicCurve>;
    const mixed = [...names.said.keys()].flatMap((key) => dynamic[key]?.curves ?? []);
    refuseUnlike(names, [...mixed, ...insulated(etsource, dataset)], [...names.said.keys()]);
    const titleOf = slidersOfShares(etsource, etmodel);
    return sharing(
      [...names.said].map(([key, said]) => {
        const title = titleOf(key);
        return {
          key,
          name: title ? `${said}: ${asTitle(title)}` : said,
          ...shapeOf(readProfile(etsource, dataset, key)),
        };
      }),
    );
  },
  columns: {
    Profile: 'name',
    'Highest hour (× mean)': 'highest',
    Begins: 'begins',
    'Hours at 0 (h)': 'empty',
    '23:00–07:00 (%)': 'night',
    '07:00–17:00 (%)': 'day',
    '17:00–23:00 (%)': 'evening',
  },
});

/** What is said of a profile: its highest hour and when that begins, its empty hours, and the parts of the day. */
function shapeOf(
  hours: readonly number[],
): Readonly<Record<'highest' | 'begins' | 'empty' | 'night' | 'day' | 'evening', string>> {
  const [sum, highest] = [sumOf(hours), Math.max(...hours)];
  const part = (isWithin: (hour: number) => boolean): string =>
    ((sumOf(hours.filter((_, hour) => isWithin(hour % 24))) / sum) * 100).toFixed(1);
  return {
    highest: ((highest / sum) * hours.length).toFixed(1),
    begins: momentOf(hours.indexOf(highest)),
    empty: decimal(hours.filter((hour) => hour === 0).length),
    night: part((hour) => hour >= 23 || hour < 7),
    day: part((hour) => hour >= 7 && hour < 17),
    evening: part((hour) => hour >= 17 && hour < 23),
  };
}

/** `17 October, 9:00`, of a year without a leap day. */
function momentOf(hour: number): string {
  const day = new Date(Date.UTC(2023, 0, 1 + Math.floor(hour / 24)));
  return `${day.toLocaleDateString('en-GB', {day: 'numeric', month: 'long', timeZone: 'UTC'})}, ${hour % 24}:00`;
}

/** The profiles of residences, by type and level of insulation. */
function insulated(etsource: string, dataset: string): string[] {
  const folder = path.dirname(curveFile(etsource, dataset, 'weather/any'));
  return readdirSync(folder)
    .filter((file) => file.startsWith('insulation_'))
    .map((file) => `weather/${path.basename(file, '.csv')}`);
}

/** The titles of the sliders that set the share of a profile in a mix. */
function slidersOfShares(etsource: string, etmodel: string): (profile: string) => string | undefined {
  const titles = titlesIn(etmodel);
  const sliders = new Map(
    readDocuments(etsource, 'inputs').flatMap(({key, text}): [string, string][] => {
      const [, profile] = /\bUPDATE\(AREA\(\), (\w+)_share,/.exec(text('query') ?? '') ?? [];
      const title = titles.get(key);
      return profile && title ? [[profile, title]] : [];
    }),
  );
  return (profile) => sliders.get(profile);
}
