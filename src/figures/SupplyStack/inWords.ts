import {list, withUnit} from '../../components/Figure/scale';
import type {Hour} from './model';

/** Who runs in an hour, and what that makes the price. */
export function inWords({demand, stack, surplus, shortage, price, setBy}: Hour): string {
  const euros = withUnit(price, '€/MWh');
  const running = stack.filter(({output}) => output > 0).map(({name}) => name.toLowerCase());
  if (setBy === 'deficit') {
    return `All plants together leave ${withUnit(shortage, 'GW', 1)} of demand without supply. In a shortage the price is ${euros}, whatever the plants cost.`;
  }
  if (setBy === 'surplus') {
    const left = surplus > 0 ? `, and ${withUnit(surplus, 'GW', 1)} find no use` : '';
    return `The weather alone meets a demand of ${withUnit(demand, 'GW', 1)}${left}. No plant is called, and the price is ${euros}.`;
  }
  return `A demand of ${withUnit(demand, 'GW', 1)} is met by ${list(running)}. The last of them sets the price: ${euros}.`;
}
