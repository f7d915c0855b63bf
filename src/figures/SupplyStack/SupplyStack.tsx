import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import Slider from '../../components/Slider';
import {inWords} from './inWords';
import {hourOf, sum} from './model';
import {inputs, plantsAt} from './plants';
import View, {HEIGHT} from './View';

export default function SupplyStack({id, number}: FigureProps): ReactNode {
  const {values, slider} = useInputs(id, inputs);
  const hour = hourOf(plantsAt(values), values.demand, values.co2);
  const {stack} = hour;
  return (
    <Figure
      id={id}
      number={number}
      title="The plant that meets the last demand sets the price"
      what="Marginal costs of all plants in one winter hour; paler plants stand idle. Below the axis, the same plants in line."
      controls={
        <>
          <Slider {...slider('demand')} />
          <Slider {...slider('wind')} />
          <Slider {...slider('co2')} />
        </>
      }
      height={HEIGHT}
      result={inWords(hour)}
      source="Sample data."
      simplified="the model also has storage, import and export, and demand that answers to the price."
      table={
        <Numbers
          label="Plants in the order in which they run"
          head={[['Plant'], ['Costs', '€/MWh'], ['Available', 'GW'], ['For demand', 'GW']]}
          rows={stack.map(({name, marginal, available, output}) => [
            name,
            inDigits(marginal, 1),
            inDigits(available, 1),
            inDigits(output, 1),
          ])}
          sum={[
            'All plants',
            '',
            inDigits(sum(stack.map(({available}) => available)), 1),
            inDigits(sum(stack.map(({output}) => output)), 1),
          ]}
        />
      }
    >
      <View id={id} hour={hour} />
    </Figure>
  );
}
