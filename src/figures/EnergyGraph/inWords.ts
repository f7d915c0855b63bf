import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, list, withUnit} from '../../components/Figure/scale';
import {NAMES, NODES, PRESENT, type Key, type Step} from './model';

const TIMES = '\u00a0×\u00a0';
const PER = '\u00a0÷\u00a0';
const DECIMALS = 2;
const HALF = 1e-9; // so that a half is rounded up, whatever its last digit

/** A number in at most so many decimals: 6.46, 19. */
export function plain(value: number, decimals: number): string {
  const digits = inDigits(value + HALF, decimals);
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

function inPJ(value: number): string {
  return `${plain(value, DECIMALS)}\u00a0PJ`;
}

/** Why a node is settled now, and by which rule. */
const RULES: Readonly<Record<Key, string>> = {
  heat: 'Its demand is given, so it comes first, and says how much heat each hob must give.',
  'gas-hob': 'It knows now how much heat it must give. Of its gas 0.4 becomes heat.',
  'induction-hob': 'It knows now how much heat it must give. Of its power 0.85 becomes heat.',
  wind: 'Power network and export stand earlier in the list, but still wait. The wind park does not: what it makes is given, and all of it goes to the network.',
  network:
    'It knows now what the hobs take and what wind brings, and the larger need counts. Import adds what is missing, export takes what is left over.',
  export: 'It must take what is left over.',
  import: 'It must give what is missing.',
  gas: 'It must give what the gas hobs take. Now all is known, mostly from demand to supply; wind and export go the other way.',
};

/** What a step is about, in an answer. */
const SUBJECTS: Readonly<Record<Key, string>> = {
  heat: 'heat from gas',
  'gas-hob': 'gas for hobs',
  'induction-hob': 'power for hobs',
  wind: 'wind power',
  network: 'network power',
  export: 'export',
  import: 'import',
  gas: 'gas supply',
};

/** What the step finds, PJ: a demand, or at first what the demand asks of gas. */
function foundBy({node, demand, edges}: Step): number {
  return node.key === 'heat' ? edges[0]!.value : demand;
}

/** What a step makes of the numbers of one year. */
function numbersOf(step: number, steps: readonly Step[]): string | false {
  const {node, demand, edges} = steps[step - 1]!;
  const suppliedBy = (key: Key): number =>
    steps.flatMap((each) => each.edges).find(({consumer, supplier}) => supplier === key && consumer !== 'export')!
      .value;
  if (node.key === 'heat') {
    const parts = edges.map(
      ({supplier, share, value}) =>
        `${plain(share!, DECIMALS)}${TIMES}${plain(demand, DECIMALS)} = ${inPJ(value)} from the ${NAMES[supplier].toLowerCase()}`,
    );
    return list(parts);
  }
  if (node.key === 'network') {
    const asked = suppliedBy('network');
    const [imported, exported] = edges.map(({value}) => inPJ(value));
    return `${plain(asked, DECIMALS)}${PER}${node.output} = ${inPJ(asked / node.output)} for the induction hob and ${inPJ(suppliedBy('wind'))} from the wind park, so ${inPJ(demand)}; import ${imported}, export ${exported}`;
  }
  if (node.output < 1) return `${plain(suppliedBy(node.key), DECIMALS)}${PER}${node.output} = ${inPJ(demand)}`;
  return false; // the answer has it
}

/** What a step settles, by which rule and with which numbers; before the first one, what is given. */
export function inWords(step: number, present: readonly Step[], future: readonly Step[], induction: number): Result {
  const settled = present[step - 1];
  if (!settled) {
    const given = (key: Key): string => inPJ(NODES.find((node) => node.key === key)!.given!);
    return result(`Demand comes first: ${given('heat')} of cooking heat`, '.', [
      `Given are also what the wind park makes, ${given('wind')}, and the induction hob’s share of heat, ${withUnit(PRESENT, '%')} in the present and ${withUnit(induction, '%')} in the future.`,
    ]);
  }
  const {key} = settled.node;
  const [now, then] = [numbersOf(step, present), numbersOf(step, future)];
  const [from, to] = [foundBy(settled), foundBy(future[step - 1]!)].map((value) => plain(value, DECIMALS));
  const change = from === to ? 'stays at' : `${Number(from) < Number(to) ? 'rises' : 'falls'} from ${from} to`;
  return result(`Step ${step} of ${present.length}: ${SUBJECTS[key]} ${change} ${to}\u00a0PJ`, '.', [
    RULES[key],
    now && (now === then ? `Present and future: ${now}.` : `Present: ${now}. Future: ${then}.`),
  ]);
}
