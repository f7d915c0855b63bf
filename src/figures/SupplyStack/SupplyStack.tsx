import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Controls from '../../components/Figure/Controls';
import {write} from '../../components/Figure/inputs';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {about} from './about';
import {inputs, SURPRISES} from './inputs';
import {inWords} from './inWords';
import {stackAt, type Block} from './stack';
import View, {HEIGHT} from './View';

export default function SupplyStack({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const stack = stackAt(values);
  const {demand, supply, buyers, curtailed, shortage} = stack;
  const rows = (blocks: readonly Block[], isSupply: boolean): string[][] =>
    blocks.map(({name, price, most, load}) => {
      const euros = price === undefined ? '–' : inDigits(price, 1);
      return [name, isSupply ? euros : '', isSupply ? '' : euros, inDigits(most, 1), inDigits(load, 1)];
    });
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="Supply in the order of its offers, the cheapest first; what is idle is pale. Export and import are at one price, that abroad. Is electricity free in a surplus? Does more demand raise the price?"
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(stack, write(inputs, values) !== '')}
      table={
        <Numbers
          label="Who supplies and who takes"
          head={[['Participant'], ['Offers', '€/MWh'], ['Bids', '€/MWh'], ['At most', 'GW'], ['This hour', 'GW']]}
          rows={[
            ...rows(supply, true),
            ['Shortage', '', '', '', inDigits(shortage, 1)],
            ['Demand', '', 'any price', inDigits(demand, 1), inDigits(demand - shortage, 1)],
            ...rows(buyers, false),
            ['Curtailed', '', '', '', inDigits(curtailed, 1)],
          ]}
        />
      }
    >
      <View id={id} stack={stack} />
    </Figure>
  );
}
