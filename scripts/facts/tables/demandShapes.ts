import {readdirSync} from 'node:fs';
import path from 'node:path';
import {Mistake} from '../blocks';
import {readDocuments} from '../documents';
import {plain, textsIn, yaml} from '../files';
import {readArea} from '../values';
import {refuseUnlike, type Words} from '../words';
import type {DynamicCurve} from './curves';
import {curveFile, oneDataset, readHours, sumOf} from './hours';
import {decimal} from './processes';
import {asText, table} from './table';

/**
 * How demand is spread over the hours of the year by the profiles that our own words name, as Markdown, in their order. Profiles
 * with one name share a row; the profiles of a mix have the titles of the sliders for their shares.
 */
export function demandShapes(etsource: string, etmodel: string, names: Words, args: readonly string[]): string {
  const dataset = oneDataset(etsource, args);
  const dynamic = yaml(etsource, 'config/dynamic_curves.yml') as Record<string, DynamicCurve>;
  const mixed = [...names.said.keys()].flatMap((key) => dynamic[key]?.curves ?? []);
  refuseUnlike(names, [...mixed, ...insulated(etsource, dataset)], [...names.said.keys()]);
  const titleOf = slidersOfShares(etsource, etmodel);
  const area = readArea(etsource, dataset);

  const rows = new Map<string, readonly string[]>();
  for (const [key, said] of names.said) {
    const title = titleOf(key);
    const name = title ? `${said}: **${asText(title)}**` : said;
    const row = shapeOf(hoursOf(key));
    if ((rows.get(name) ?? row).join() !== row.join()) throw new Mistake(`${key} is not like the rest of “${name}”`);
    rows.set(name, row);
  }
  return table(
    `Shapes of hourly demand in ${dataset}, default weather`,
    'shapes-table',
    ['Profile', 'Highest hour (× mean)', 'Begins', 'Hours at 0 (h)', ...PARTS.map(({head}) => head)],
    [...rows].map(([name, row]) => [name, ...row]),
  );

  /** The hours of a profile, or of a mix by the shares with which its sliders start. */
  function hoursOf(key: string): readonly number[] {
    const curves = dynamic[key]?.curves;
    if (!curves) return readHours(etsource, dataset, key);
    const parts = curves.map((curve) => {
      const share = area.number(`${curve}_share`);
      if (share === undefined) throw new Mistake(`${dataset} says no ${curve}_share`);
      const hours = readHours(etsource, dataset, curve);
      return {share: share / sumOf(hours), hours};
    });
    return parts[0]!.hours.map((_, hour) => sumOf(parts.map(({share, hours}) => share * hours[hour]!)));
  }
}

/** Parts of a day, with the hours in them. */
const PARTS = [
  {head: '23:00–07:00 (%)', from: 23, to: 7},
  {head: '07:00–17:00 (%)', from: 7, to: 17},
  {head: '17:00–23:00 (%)', from: 17, to: 23},
];

/** The cells of a profile: its highest hour and when that begins, its empty hours, and the parts of the day. */
function shapeOf(hours: readonly number[]): string[] {
  const [sum, highest] = [sumOf(hours), Math.max(...hours)];
  return [
    ((highest / sum) * hours.length).toFixed(1),
    momentOf(hours.indexOf(highest)),
    decimal(hours.filter((hour) => hour === 0).length),
    ...PARTS.map(({from, to}) => {
      const within = hours.filter((_, hour) =>
        from < to ? hour % 24 >= from && hour % 24 < to : hour % 24 >= from || hour % 24 < to,
      );
      return ((sumOf(within) / sum) * 100).toFixed(1);
    }),
  ];
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
  const titles = textsIn(etmodel, 'config/locales/interface/input_elements', 'input_elements', 'title');
  const sliders = new Map(
    readDocuments(etsource, 'inputs').flatMap(({key, text}): [string, string][] => {
      const [, profile] = /\bUPDATE\(AREA\(\), (\w+)_share,/.exec(text('query') ?? '') ?? [];
      const title = titles.get(key);
      return profile && title ? [[profile, plain(title)]] : [];
    }),
  );
  return (profile) => sliders.get(profile);
}
