import type {Result} from '../../components/Figure';
import {result} from '../../components/Figure/result';
import {through} from '../../components/Figure/flows';
import {inDigits, list, withUnit} from '../../components/Figure/scale';
import type {Settings} from './inputs';
import {TONNE, type Count, type Tonne} from './model';

type Method = 'primary' | 'direct';

/** How much reaches the air and what each method counts of it; then where it does, and why that is another amount. */
export function inWords({biogenic, captured}: Settings, {flows, counts, sum}: Tonne): Result {
  const parts = (method: Method, where: Partial<Record<Count['place'], string>>): string =>
    list(
      counts.flatMap(({place, [method]: kg}) => (where[place] && isSome(kg) ? [`${inKg(kg)} ${where[place]}`] : [])),
    );
  const ofMethod = (method: Method, where: Partial<Record<Count['place'], string>>): string => {
    const own = parts(method, where);
    return own && `The ${method} method has ${own}.`;
  };
  const both = parts('direct', {burnt: 'where fuel is burnt', products: 'delayed, from products'});
  const taken = TONNE * (biogenic / 100) * (captured / 100);
  const {into: exported} = through(flows, 'exported');
  const {out: imported} = through(flows, 'imported');
  const counted = [...new Set([inDigits(sum.primary), inDigits(sum.direct)])].join(' or ');
  return result(
    `${inKg(sum.air)} reach the air, ${counted}\u00a0kg count`,
    `: the primary method counts ${inKg(sum.primary)}, the direct method ${inKg(sum.direct)}.`,
    [
      ofMethod('primary', {users: 'at users of the plant’s electricity'}),
      ofMethod('direct', {
        plant: 'at the power plant',
        fuelPlant: 'at the fuel plant, which the primary one leaves out',
      }),
      both && `Both have ${both}.`,
      isSome(taken) && `${inKg(taken)} of captured biogenic CO₂ are deducted, although they would not have counted.`,
      isSome(exported) && `${inKg(exported)} are neither stored nor used: they are exported, and the deduction stays.`,
      isSome(imported) && `${inKg(imported)} are imported, and nothing is deducted for them.`,
    ],
  );
}

/** Whether an amount is more or less than nothing, as it is printed. */
function isSome(kg: number | null): kg is number {
  return Math.round(kg ?? 0) !== 0;
}

function inKg(kg: number): string {
  return withUnit(kg, 'kg');
}
