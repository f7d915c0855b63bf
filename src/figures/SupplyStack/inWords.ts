import type {Result} from '../../components/Figure';
import {openingOf} from '../../components/Figure/inputs';
import {result} from '../../components/Figure/result';
import {list, withUnit} from '../../components/Figure/scale';
import {inEuros} from '../meritOrder/inWords';
import {inputs} from './inputs';
import {stackAt, type Stack} from './stack';

const OPENING = stackAt(openingOf(inputs));

/** What makes the price of an hour, next to that of the printed one, then who runs and who buys; `isMoved`: the reader has set something. */
export function inWords(stack: Stack, isMoved: boolean): Result {
  const {demand, alwaysOn, supply, buyers, curtailed, shortage, price} = stack;
  const running = supply.filter((block) => block.price !== undefined && block.load > 0);
  const taking = buyers.filter(({load}) => load > 0);
  const still = isMoved && price === OPENING.price ? 'still ' : '';
  const instead = price === OPENING.price ? '' : ` instead of ${OPENING.price.toFixed(1)}`;
  return result(`The price is ${still}${inEuros(price)}${instead}`, `: ${reason(stack)}.`, [
    `What is always on makes ${inGW(alwaysOn)}, ${inGW(Math.abs(alwaysOn - demand))} ${alwaysOn > demand ? 'more' : 'less'} than demand.`,
    running.length > 0 && `Switched on: ${list(running.map(({name, load}) => `${inSentence(name)} ${inGW(load)}`))}.`,
    taking.length > 0 &&
      `Beyond demand: ${list(taking.map(({name, load, most}) => `${inSentence(name)} ${load.toFixed(1)} of ${inGW(most)}`))}.`,
    curtailed > 0 && `${inGW(curtailed)} are curtailed.`,
    shortage > 0 && `${inGW(shortage)} are missing, and no buyer gets anything.`,
  ]);
}

/** Which of merit's four questions is answered with yes. */
function reason({supply, setBy}: Stack): string {
  switch (setBy) {
    case 'deficit':
      return 'demand is not met, and this is the Value of Lost Load';
    case 'surplus':
      return 'each buyer gets all that it can take, and the rest is wanted by nobody';
    case 'export':
      return 'a buyer abroad would pay that for more, so nobody sells for less';
    case 'hydrogen':
      return 'electrolysis would pay that for more, so nobody sells for less';
    case 'import':
      return 'export gets nothing, and import costs what export would pay';
    default:
      return `${inSentence(supply.find(({key}) => key === setBy)!.name)} offers at that, the most expensive plant that runs`;
  }
}

function inGW(power: number): string {
  return withUnit(power, 'GW', 1);
}

/** A name within a sentence: abbreviations stay as they are. */
export function inSentence(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1);
}
