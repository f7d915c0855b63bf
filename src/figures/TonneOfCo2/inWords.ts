import {through} from '../../components/Figure/flows';
import {list, withUnit} from '../../components/Figure/scale';
import {PLACES, TONNE, type Settings, type Tonne} from './model';

/** How much reaches the air, what each method counts of it and where, and why that is another amount. */
export function inWords({biogenic, captured}: Settings, {flows, counts, sum}: Tonne): string {
  const ofMethod = (method: 'primary' | 'direct'): string => {
    const parts = counts.flatMap(({place, [method]: kg}) => (isSome(kg) ? [`${inKg(kg)} ${PLACES[place].at}`] : []));
    const where = parts.length > 1 ? `${inKg(sum[method])}: ${list(parts)}` : (parts[0] ?? 'nothing');
    return `The ${method} method counts ${where}.`;
  };
  const taken = TONNE * (biogenic / 100) * (captured / 100);
  const {into: exported} = through(flows, 'exported');
  const {out: imported} = through(flows, 'imported');
  const missing = sum.direct - sum.primary;
  return [
    `${inKg(sum.air)} reach the air.`,
    ofMethod('primary'),
    ofMethod('direct'),
    ...(isSome(taken) ? [`${inKg(taken)} of biogenic CO₂ are taken off that would not have counted.`] : []),
    ...(isSome(exported) ? [`${inKg(exported)} find no use and are exported: that adds nothing back.`] : []),
    ...(isSome(imported) ? [`${inKg(imported)} are imported: only what is captured here is taken off.`] : []),
    ...(isSome(missing) ? [`The ${inKg(missing)} of the fuel plant are missing from the primary method.`] : []),
  ].join(' ');
}

/** Whether an amount is more or less than nothing, as it is printed. */
function isSome(kg: number | null): kg is number {
  return Math.round(kg ?? 0) !== 0;
}

function inKg(kg: number): string {
  return withUnit(kg, 'kg');
}
