import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {list, withUnit} from '../../components/Figure/scale';
import {inEuros} from '../meritOrder/inWords';
import type {Block, Stack} from './stack';

/** What makes the price of an hour, then who runs and who buys. */
export function inWords(stack: Stack): Result {
  const {demand, alwaysOn, supply, buyers, curtailed, shortage, next, price} = stack;
  const running = supply.filter((block) => block.price !== undefined && block.load > 0);
  const taking = buyers.filter(({load}) => load > 0);
  const sentences = [
    `1 GW more demand would ${next === price ? 'not change it' : `make it ${inEuros(next)}`}.`,
    `What is always on makes ${inGW(alwaysOn)}, ${inGW(Math.abs(alwaysOn - demand))} ${alwaysOn > demand ? 'more' : 'less'} than demand.`,
    ...(running.length
      ? [`Switched on: ${list(running.map(({name, load}) => `${inSentence(name)} ${inGW(load)}`))}.`]
      : []),
    ...(taking.length
      ? [
          `Beyond demand: ${list(taking.map(({name, load, most}) => `${inSentence(name)} ${inGW(load)} of ${most.toFixed(1)}`))}.`,
        ]
      : []),
    ...(curtailed > 0 ? [`${inGW(curtailed)} are curtailed.`] : []),
    ...(shortage > 0 ? [`${inGW(shortage)} are missing, and no buyer gets anything.`] : []),
  ];
  return result(`The price is ${inEuros(price)}`, `: ${reason(stack, running.at(-1))}.`, sentences);
}

/** Which of merit's four questions is answered with yes; `last` is the most expensive supply that runs. */
function reason({buyers, setBy}: Stack, last: Block | undefined): string {
  const buyer = buyers.find(({key}) => key === setBy);
  if (setBy === 'deficit') return 'the Value of Lost Load, since demand is not met';
  if (setBy === 'surplus') return 'each buyer with a bid above 0 takes all it can, and no supply with an offer runs';
  if (!buyer) return `${inSentence(last!.name)}, the most expensive supply that runs, offers at that`;
  const other = last ? `. ${last.name}, the most expensive supply that runs, offers at ${inEuros(last.price!)}` : '';
  return `${inSentence(buyer.name)} bids that and could take more${other}`;
}

function inGW(power: number): string {
  return withUnit(power, 'GW', 1);
}

/** A name within a sentence: abbreviations stay as they are. */
export function inSentence(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1);
}
