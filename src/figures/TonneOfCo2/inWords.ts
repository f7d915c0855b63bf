import {through} from '../../components/Figure/flows';
import {list, withUnit} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import {TONNE, type Count, type Tonne} from './model';

type Method = 'primary' | 'direct';

/** How much reaches the air, what each method counts of it and where, and why that is another amount. */
export function inWords({biogenic, captured}: Settings, {flows, counts, sum}: Tonne): string {
  const parts = (method: Method, where: Partial<Record<Count['place'], string>>): string =>
    list(
      counts.flatMap(({place, [method]: kg}) => (where[place] && isSome(kg) ? [`${inKg(kg)} ${where[place]}`] : [])),
    );
  const ofMethod = (method: Method, where: Partial<Record<Count['place'], string>>): string => {
    const own = parts(method, where);
    return `The ${method} method counts ${inKg(sum[method])}${own && `, with ${own}`}.`;
  };
  const both = parts('direct', {burnt: 'where fuel is burnt', products: 'delayed, from products'});
  const taken = TONNE * (biogenic / 100) * (captured / 100);
  const {into: exported} = through(flows, 'exported');
  const {out: imported} = through(flows, 'imported');
  return [
    `${inKg(sum.air)} reach the air.`,
    ofMethod('primary', {users: 'at users of the plant’s electricity'}),
    ofMethod('direct', {plant: 'at the power plant', fuelPlant: 'at the fuel plant, which the primary one leaves out'}),
    ...(both ? [`Both have ${both}.`] : []),
    ...(isSome(taken) ? [`${inKg(taken)} of biogenic CO₂ are taken off that would not have counted.`] : []),
    ...(isSome(exported) ? [`${inKg(exported)} find no use and are exported: that adds nothing back.`] : []),
    ...(isSome(imported) ? [`${inKg(imported)} are imported: only what is captured here is taken off.`] : []),
  ].join(' ');
}

/** Whether an amount is more or less than nothing, as it is printed. */
function isSome(kg: number | null): kg is number {
  return Math.round(kg ?? 0) !== 0;
}

function inKg(kg: number): string {
  return withUnit(kg, 'kg');
}
