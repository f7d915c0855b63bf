import {withUnit} from '../../components/Figure/scale';

/** A price: whole, or with a decimal if it is not. */
export function inEuros(price: number): string {
  return withUnit(price, '€/MWh', Number.isInteger(price) ? 0 : 1);
}
