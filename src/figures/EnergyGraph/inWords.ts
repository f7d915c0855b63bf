import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {inDigits, list, withUnit} from '../../components/Figure/scale';
import {NAMES, NODES, PRESENT, type Key, type Step} from './model';

const TIMES = '\u00a0×\u00a0';
const PER = '\u00a0÷\u00a0';
const HALF = 1e-9; // so that a half is rounded up, whatever its last digit

/** A number in at most so many decimals: 6.46, 19. */
export function plain(value: number, decimals: number): string {
  const digits = inDigits(value + HALF, decimals);
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}

function inPJ(value: number): string {
  return `${plain(value, 3)}\u00a0PJ`;
}

/** Why a node is settled now, and by which rule. */
const RULES: Readonly<Record<Key, string>> = {
  heat: 'Its demand is given, and it waits for no edge. Its share edges divide its demand.',
  'gas-hob':
    'The edge at its left has a value. Of what it takes 0.4 becomes heat, and its share edge brings all that it takes.',
  'induction-hob':
    'The edge at its left has a value. Of what it takes 0.85 becomes heat, and its share edge brings all that it takes.',
  wind: 'Power network and export stand earlier in the list, but still wait. This node does not: its edge is reversed, so it is settled from here and brings all that is made.',
  network:
    'The edges to the induction hob and from the wind park have values, and the larger of what they need is its demand. Then its flexible edge imports what is missing, and its inversed flexible edge exports what is left over.',
  export: 'Its edge has a value, and that is its demand.',
  import: 'Its edge has a value, and that is its demand.',
  gas: 'Its edge has a value, and that is its demand.',
};

/** What a step makes of the numbers of one year. */
function numbersOf(step: number, steps: readonly Step[]): string {
  const {node, demand, edges} = steps[step - 1]!;
  const suppliedBy = (key: Key): number =>
    steps.flatMap((each) => each.edges).find(({consumer, supplier}) => supplier === key && consumer !== 'export')!
      .value;
  if (node.key === 'heat') {
    const parts = edges.map(
      ({supplier, share, value}) =>
        `${plain(share!, 2)}${TIMES}${plain(demand, 3)} = ${inPJ(value)} from the ${NAMES[supplier].toLowerCase()}`,
    );
    return list(parts);
  }
  if (node.key === 'network') {
    const asked = suppliedBy('network');
    const [imported, exported] = edges.map(({value}) => inPJ(value));
    return `${plain(asked, 3)}${PER}${node.output} = ${inPJ(asked / node.output)} for the induction hob and ${inPJ(suppliedBy('wind'))} from the wind park, so ${inPJ(demand)}; import ${imported}, export ${exported}`;
  }
  if (node.output < 1) return `${plain(suppliedBy(node.key), 3)}${PER}${node.output} = ${inPJ(demand)}`;
  return inPJ(demand);
}

/** What a step settles, by which rule and with which numbers; before the first one, what is given. */
export function inWords(step: number, present: readonly Step[], future: readonly Step[], induction: number): Result {
  const settled = present[step - 1];
  if (!settled) {
    const given = (key: Key): string => inPJ(NODES.find((node) => node.key === key)!.given!);
    return result('Nothing is settled yet', '.', [
      `Given are the demand for cooking heat, ${given('heat')}, what the wind park makes, ${given('wind')}, and the induction hob’s share of heat, ${withUnit(PRESENT, '%')} in the present and ${withUnit(induction, '%')} in the future.`,
    ]);
  }
  const {key} = settled.node;
  const [now, then] = [numbersOf(step, present), numbersOf(step, future)];
  const numbers = now === then ? `Present and future: ${now}.` : `Present: ${now}. Future: ${then}.`;
  const end = step === present.length ? ' Now every node and edge is settled.' : '';
  return result(`Step ${step} of ${present.length}: ${NAMES[key]}`, '.', [RULES[key], numbers + end]);
}
