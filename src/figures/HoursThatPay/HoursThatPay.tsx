import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Controls from '../../components/Figure/Controls';
import Guess from '../../components/Figure/Guess';
import {openingOf} from '../../components/Figure/inputs';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {about} from './about';
import {inputs, SURPRISES} from './inputs';
import {inWords, nameOf} from './inWords';
import {shareOfShortage, yearOf} from './model';
import View, {HEIGHT} from './View';

const ANSWER = Math.round(shareOfShortage(yearOf(openingOf(inputs))) * 100);

export default function HoursThatPay({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const year = yearOf(values);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="The hours of a year, the most expensive at the left, and what they bring 1 kW of an efficient gas plant (CCGT) above its running costs. The pale part of a price only pays running costs; hatched is coal."
      guess={
        <Guess
          id={id}
          label="Of what the plant earns above its running costs, how much do the 23 hours of shortage bring?"
          unit="%"
          min={0}
          max={100}
          step={1}
          opening={10}
          answer={ANSWER}
        />
      }
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(year)}
      table={
        <Numbers
          label="The hours of the year by who sets their price"
          head={[['Set by'], ['Hours'], ['Price', '€/MWh'], ['Running costs', '€/MWh'], ['Earned', '€/kW']]}
          rows={year.hours.map(({setter, hours, price, earned}) => [
            nameOf(setter),
            inDigits(hours),
            inDigits(price, 1),
            inDigits(year.cost, 1),
            inDigits(earned, 1),
          ])}
          sum={['All', '8,760', `mean ${inDigits(year.mean, 1)}`, '', inDigits(year.earned, 1)]}
        />
      }
    >
      <View id={id} year={year} />
    </Figure>
  );
}
