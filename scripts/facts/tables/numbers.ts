import {NONE} from './table';

/** `1,250.5`, without zeros at the end. */
export function decimal(value: number | undefined, digits = 3): string {
  return value === undefined ? NONE : value.toLocaleString('en-GB', {maximumFractionDigits: digits});
}

/** `1,250.500`. */
export function fixed(value: number | undefined, digits: number): string {
  return value?.toLocaleString('en-GB', {minimumFractionDigits: digits, maximumFractionDigits: digits}) ?? NONE;
}

/** `38` for 0.38, `15.474` for 0.15474. */
export function percent(share: number | undefined): string {
  return share === undefined ? NONE : String(Number((share * 100).toFixed(3)));
}

/** A number with a sign for less that is as wide as a digit; what rounds to 0 has none. */
export function minus(number: string): string {
  return /[1-9]/.test(number) ? number.replace('-', '−') : number.replace('-', '');
}
