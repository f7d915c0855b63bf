import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, list, withUnit} from '../../components/Figure/scale';
import {sum} from '../../sum';
import {DATASET, type Settings} from './inputs';
import {BEFORE, yearOf, type Kind, type Year} from './model';

/** A number of PJ in words: whole, but no amount is 0. */
function inPj(amount: number): string {
  return withUnit(amount, 'PJ', amount > 0 && amount < 0.5 ? 2 : 0);
}

/** How an amount differs from that in the dataset, as far as it is written. */
function way(from: number, to: number): string {
  if (inPj(from) === inPj(to)) return 'stays';
  return to > from ? 'rises to' : 'falls to';
}

/** What is used and imported, against the dataset; then what stays unused, and what the demand takes. */
export function inWords(settings: Settings, {kinds, all, more}: Year): Result {
  const {potential, pellets, gas} = settings;
  const left = kinds.filter((kind) => kind.left >= 0.5);
  const imported = kinds.filter((kind) => kind.imported >= 0.5);
  const isUnused =
    left.length > 0 &&
    imported.length > 0 &&
    `${inPj(sum(left, (kind) => kind.left))} of ${named(left)} stay unused, but cannot stand in for ${named(imported)}.`;
  if (pellets || gas) {
    const [used, imports] = [way(BEFORE.use, all.use), way(BEFORE.imported, all.imported)];
    const takes = [
      pellets !== 0 &&
        `${inPj(Math.abs(pellets))} ${pellets > 0 ? 'more' : 'fewer'} wood pellets ${pellets > 0 ? 'take' : 'save'} ${inPj(Math.abs(more.dry))} of dry biomass`,
      gas !== 0 && `${inPj(gas)} more green gas take ${inPj(more.wet)} of wet biomass`,
    ].filter((text) => text !== false);
    return result(
      `Use ${used} ${inPj(all.use)}, import ${imports === used ? used.replace(/^\w+ /, '') : imports} ${inPj(all.imported)}`,
      `: ${list(takes)}.`,
      [
        potential !== DATASET.potential &&
          `With the potentials of nl2023 as much would be used, and ${inPj(yearOf({...settings, potential: DATASET.potential}).all.imported)} imported.`,
        isUnused,
      ],
    );
  }
  if (potential === DATASET.potential) {
    return result(
      `Use is ${inPj(all.use)}, of which ${inPj(all.imported)} are imported`,
      `, although the potentials add up to ${inPj(all.potential)}.`,
      [isUnused],
    );
  }
  return result(
    `Use stays ${inPj(all.use)}; import ${all.imported > BEFORE.imported ? 'rises' : 'falls'} from ${inDigits(BEFORE.imported)} to ${inPj(all.imported)}`,
    `: a ${potential < DATASET.potential ? 'lower' : 'higher'} potential only changes where biomass comes from.`,
    [isUnused, 'Costs stay the same, too: what is imported has the price of the region’s own.'],
  );
}

/** Kinds within a sentence: "dry and wet biomass and biogenic waste". */
function named(kinds: readonly Kind[]): string {
  const waste = kinds.filter(({key}) => key === 'waste').map(({name}) => name);
  const others = kinds.filter(({key}) => key !== 'waste').map(({name}) => name.replace(' biomass', ''));
  const biomass = others.length > 0 ? [`${list(others)} biomass`] : [];
  return [...biomass, ...waste].join(' and ').toLowerCase();
}
