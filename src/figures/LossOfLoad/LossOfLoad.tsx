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
import {FIRST, inGW, inHours, inWords} from './inWords';
import {yearOf} from './model';
import View, {HEIGHT} from './View';

const OPENING = openingOf(inputs);
const ANSWER = FIRST.loss;

export default function LossOfLoad({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const year = yearOf(values);
  const {loss, imported, stored, shortage, net, after, firm, reach} = year;
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="The scarcest hours of a year, the highest first: demand minus wind and sun, and who covers what is above the line of plants. The solid part stays uncovered."
      guess={
        <Guess
          id={id}
          label={`Without import, loss of load is ${inHours(ANSWER)} a year. An interconnector of ${inGW(OPENING.connector)} is added. How many hours of loss of load are left?`}
          unit="hours"
          min={0}
          max={100}
          step={1}
          opening={20}
          answer={ANSWER}
        />
      }
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(values)}
      table={
        <>
          <Numbers
            label="Hours of the year"
            head={[['Hours'], ['Number', 'hours']]}
            rows={[
              ['Covered by import', inDigits(imported)],
              ['Covered with batteries', inDigits(stored)],
              ['Power shortage', inDigits(shortage.hours)],
            ]}
            sum={['Loss of load', inDigits(loss)]}
          />
          <Numbers
            label="Hours, the highest first"
            head={[
              ['Hour'],
              ['Demand minus wind and sun', 'GW'],
              ['Minus batteries', 'GW'],
              ['Plants', 'GW'],
              ['With import', 'GW'],
            ]}
            rows={[0, 4, 9, 19, 29, 39, 49, 59, 69].map((hour) => [
              `${hour + 1}`,
              ...[net[hour]!, after[hour]!, firm, reach].map((power) => inDigits(power, 2)),
            ])}
          />
        </>
      }
    >
      <View id={id} year={year} settings={values} />
    </Figure>
  );
}
