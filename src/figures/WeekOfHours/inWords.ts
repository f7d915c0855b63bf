import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {list, withUnit} from '../../components/Figure/scale';
import {sum} from '../../sum';
import {inEuros} from '../meritOrder/inWords';
import {setterOf, SUPPLY, USES} from './series';
import {DAYS, type WeekHour} from './week';

const EMPTY = 1e-3; // MWh

/** The names that setters of a price have in a sentence. */
const SETTERS: Readonly<Record<string, string>> = {
  battery: 'the battery, by its offer',
  gas: 'the gas plant, the most expensive supply that runs',
  import: 'import, the most expensive supply that runs',
  turbine: 'the gas turbine, the most expensive supply that runs',
  export: 'export, by its bid: it could take more',
  hydrogen: 'electrolysis, by its bid: it could take more',
  charging: 'the battery, by its bid: it could take more',
  shortage: 'the shortage',
};

/** The day and the time of an hour, counted from 0. */
export function timeOf(hour: number): string {
  return `${DAYS[Math.floor(hour / 24)]!} ${hour % 24}:00 to ${(hour % 24) + 1}:00`;
}

/** Power in GW, given in MW. */
function inGW(power: number): string {
  return withUnit(power / 1000, 'GW', 1);
}

/** What happens in an hour (counted from 0), and what the week comes to. */
export function inWords(week: readonly WeekHour[], index: number): Result {
  const hour = week[index]!;
  const {demand, alwaysOn, curtailed, shortage, price} = hour;
  const named = (all: typeof SUPPLY): string[] =>
    all.flatMap(({name, of}) => (of(hour) > 0 ? [`${nameOf(name)} ${inGW(of(hour))}`] : []));
  const [supply, uses] = [named(SUPPLY), named(USES)];
  const more = alwaysOn > demand;
  const sentences = [
    `What is always on makes ${inGW(alwaysOn)}, ${inGW(Math.abs(alwaysOn - demand))} ${more ? 'more' : 'less'} than demand.`,
    ...(supply.length ? [`Switched on: ${list(supply)}.`] : []),
    ...(uses.length ? [`Beyond demand: ${list(uses)}.`] : []),
    ...(curtailed > 0 ? [`${inGW(curtailed)} are curtailed.`] : []),
    ...(shortage > 0 ? [`${inGW(shortage)} are missing.`] : []),
    ...ofWeek(week),
  ];
  return result(
    `${timeOf(index)}: the price is ${inEuros(price)}`,
    `, set by ${SETTERS[setterOf(hour)] ?? 'nobody'}.`,
    sentences,
  );
}

/** Where the first guess is wrong: a surplus need not be free, and a battery may be empty when it is needed. */
function ofWeek(week: readonly WeekHour[]): string[] {
  const surplus = week.filter(({alwaysOn, demand}) => alwaysOn > demand);
  const free = surplus.filter(({price}) => price === 0);
  const short = week.flatMap(({shortage}, index) => (shortage > 0 ? [index] : []));
  const empty = short.filter((index) => (week[index - 1]?.stored.battery ?? 0) < EMPTY);
  const average = sum(week, ({price}) => price) / week.length;
  return [
    surplus.length
      ? `A surplus lasts ${inHours(surplus.length)} of this week, and the price is 0 in ${free.length || 'none'} of them.`
      : 'This week has no surplus.',
    short.length
      ? `Demand is not met in ${inHours(short.length)}. The battery is empty before ${empty.length || 'none'} of these.`
      : 'Demand is met in every hour.',
    `On average electricity costs ${withUnit(average, '€/MWh')}.`,
  ];
}

function inHours(count: number): string {
  return count === 1 ? '1 hour' : `${count} hours`;
}

function nameOf(series: string): string {
  return series.replace(/ (gives|takes)$/, '').toLowerCase();
}
