import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, list} from '../../components/Figure/scale';
import {sum} from '../../sum';
import {DATASET, type Settings} from './inputs';
import {BEFORE, yearOf, type Kind, type Year} from './model';

/** A number of PJ: whole, but no amount is 0. */
export function inWhole(amount: number): string {
  return amount > 0 && amount < 0.5 ? '<1' : inDigits(amount);
}

function inPj(amount: number): string {
  return `${inWhole(amount)}\u00a0PJ`;
}

/** What several kinds have together; numbers of kinds are rounded, and may differ from it by 1. */
export function totalOf(kinds: readonly Kind[], of: 'use' | 'imported' | 'left'): number {
  return sum(kinds, (kind) => kind[of]);
}

/** How use changes against that in the dataset, then how much of it is imported; the rule, and what changes. */
export function inWords(settings: Settings, {kinds, all, more}: Year): Result {
  const {potential, pellets, gas} = settings;
  const left = kinds.filter((kind) => kind.left >= 0.5);
  const imported = kinds.filter((kind) => kind.imported >= 0.5);
  const used = inPj(totalOf(kinds, 'use'));
  const full = totalOf(yearOf({...settings, potential: DATASET.potential}).kinds, 'imported');
  const takes = [
    pellets !== 0 &&
      `${inPj(Math.abs(pellets))} ${pellets > 0 ? 'more' : 'fewer'} wood pellets ${pellets > 0 ? 'take' : 'save'} ${inPj(Math.abs(more.dry))} of dry biomass, as a tenth is lost in the pellet mill`,
    gas !== 0 &&
      `${inPj(gas)} more green gas take ${inPj(more.wet)} of wet biomass, as nearly half is lost in making it`,
  ].filter((text) => text !== false);
  const further = [
    'Demand sets the use; the potential only sets where it comes from.',
    takes.length > 0 && `${takes.join('; ')}.`,
    left.length > 0 &&
      imported.length > 0 &&
      `${inPj(totalOf(left, 'left'))} of ${named(left)} are left over, but cannot stand in for ${named(imported)}.`,
    'Costs do not depend on the potential: what is imported has the price of the region’s own.',
  ];
  const imports = `${inPj(totalOf(kinds, 'imported'))} of it imported`;
  if (takes.length > 0) {
    return result(
      `Use is ${used} instead of ${inDigits(BEFORE.use)}`,
      `, ${imports}${potential === DATASET.potential ? '' : ` (${inDigits(full)} with full potentials)`}.`,
      further,
    );
  }
  return potential === DATASET.potential
    ? result(`Still ${used}`, `, ${imports}, although the potentials add up to ${inPj(all.potential)}.`, further)
    : result(`No: still ${used}`, `, but ${imports} (${inDigits(full)} with full potentials).`, further);
}

/** Kinds within a sentence: "dry and wet biomass and biogenic waste". */
function named(kinds: readonly Kind[]): string {
  const waste = kinds.filter(({key}) => key === 'waste').map(({name}) => name);
  const others = kinds.filter(({key}) => key !== 'waste').map(({name}) => name.replace(' biomass', ''));
  const biomass = others.length > 0 ? [`${list(others)} biomass`] : [];
  return [...biomass, ...waste].join(' and ').toLowerCase();
}
