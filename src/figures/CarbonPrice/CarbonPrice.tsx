import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Controls from '../../components/Figure/Controls';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {about} from './about';
import {inputs, SURPRISES} from './inputs';
import {inWords} from './inWords';
import {sweepOf} from './model';
import View, {HEIGHT} from './View';

export default function CarbonPrice({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const sweep = sweepOf(values);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="Suppliers ask for their running costs, in which CO₂ counts. Emissions change only where two that run change places. Between such prices, in the grey band, a higher CO₂ price only makes electricity dearer."
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(sweep)}
      table={
        <Numbers
          label="At each price of CO₂"
          head={[
            ['CO₂ price', '€/t'],
            ['Electricity', '€/MWh'],
            ['CO₂ here', 'Mt'],
            ['Behind import', 'Mt'],
            ['Plants pay', 'M€'],
            ['Users pay', 'M€'],
          ]}
          rows={sweep.rows.map(({co2, price, here, abroad, paid, bill}) => [
            inDigits(co2),
            ...[price, here, abroad].map((value) => inDigits(value, 1)),
            ...[paid, bill].map((value) => inDigits(value)),
          ])}
        />
      }
    >
      <View sweep={sweep} hasImport={values.capacity > 0} />
    </Figure>
  );
}
