import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Controls from '../../components/Figure/Controls';
import {between, through} from '../../components/Figure/flows';
import {write} from '../../components/Figure/inputs';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {sum} from '../../sum';
import {about} from './about';
import {inputs, SURPRISES} from './inputs';
import {inWords} from './inWords';
import {HEIGHT} from './layout';
import {CONVERSIONS, flowsAt, LOST, NAMES, totalsOf, type Node} from './model';
import View from './View';

/** A carrier's nodes: as primary, final and useful energy. */
const CARRIERS: readonly (readonly [Node | null, Node | null, Node | null])[] = [
  ['wind', null, null],
  ['network-gas', 'gas', null],
  ['biomass', null, null],
  [null, 'electricity', 'appliances'],
  [null, 'district-heat', null],
  [null, null, 'heat'],
];

export default function FinalToPrimary({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const flows = flowsAt(values);
  const totals = totalsOf(flows);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="Primary: from the source; final: at the meter; useful: heat and light in the room. Dashed: ambient heat, which is not counted. Boilers make the rest of the heat, gas plants the rest of the electricity."
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(totals, write(inputs, values) !== '')}
      table={
        <>
          <Numbers
            label="What counts in each stage"
            head={[['Carrier'], ['Primary', 'PJ'], ['Final', 'PJ'], ['Useful', 'PJ']]}
            rows={CARRIERS.map((nodes) => [
              NAMES[nodes.find((node) => node !== null)!],
              ...nodes.map((node) => {
                if (!node) return '';
                const {into, out} = through(flows, node);
                return inDigits(Math.max(into, out), 1);
              }),
            ])}
            sum={['All', ...[totals.primary, totals.final, totals.useful].map((energy) => inDigits(energy, 1))]}
          />
          <Numbers
            label="What conversions take, give and lose"
            head={[['Conversion'], ['Takes', 'PJ'], ['Gives', 'PJ'], ['Loses', 'PJ']]}
            rows={CONVERSIONS.map((node) => {
              const {into, out} = through(flows, node);
              const lost = sum(LOST, (end) => between(flows, node, end));
              return [NAMES[node], ...[into, out - lost, lost].map((energy) => inDigits(energy, 1))];
            })}
          />
        </>
      }
    >
      <View id={id} flows={flows} />
    </Figure>
  );
}
