import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {between, through} from '../../components/Figure/flows';
import {withUnit} from '../../components/Figure/scale';
import {sum} from '../../sum';
import {ENDS, type Flow} from './model';

/** The network gas that comes in and where it is burnt, then what comes in of all energy and what of it is used. */
export function inWords(flows: readonly Flow[]): Result {
  const inPJ = (energy: number): string => withUnit(energy, 'PJ');
  const lost = through(flows, 'losses').into;
  const supplied = sum(ENDS, (end) => through(flows, end).into);
  const burnt = between(flows, 'network-gas', 'households') + between(flows, 'network-gas', 'services');
  const power = between(flows, 'network-gas', 'electricity');
  return result(
    `The region takes ${inPJ(through(flows, 'network-gas').out)} of gas`,
    `. Power plants burn ${inPJ(power)} of network gas, and boilers in buildings ${inPJ(burnt)}.`,
    [`Of ${inPJ(supplied)} that come in, ${inPJ(supplied - lost)} reach users and ${inPJ(lost)} are lost on the way.`],
  );
}
