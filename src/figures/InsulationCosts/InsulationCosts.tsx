import type {ReactNode} from 'react';
import Choices from '../../components/Choices';
import Figure from '../../components/Figure';
import Guess from '../../components/Figure/Guess';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import Sliders from '../../components/Figure/Sliders';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import OneOf from '../../components/OneOf';
import {about} from './about';
import {inputs, SURPRISES} from './inputs';
import {inWords} from './inWords';
import {costsOf} from './model';
import {TYPES} from './types';
import View, {HEIGHT} from './View';

const HALF = 15; // kWh/m², half of what is saved as printed
const OPENING = {start: inputs.start.opening, type: inputs.type.opening};
const FIRST = costsOf({...OPENING, set: OPENING.start - HALF}).investment;
const NEXT = costsOf({...OPENING, set: OPENING.start - 2 * HALF}).investment - FIRST;

export default function InsulationCosts({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="Insulation of one home, from left to right: the height is the price of each kWh/m² saved, so the area is what the saving costs."
      guess={
        <Guess
          id={id}
          label={`In a terraced house from before 1945 (nl2023), the first ${HALF} kWh/m² saved cost ${inDigits(FIRST)} €. What do the next ${HALF} cost?`}
          unit="€"
          min={0}
          max={8000}
          step={100}
          opening={4000}
          answer={NEXT}
        />
      }
      controls={
        <>
          <OneOf
            id={`${id}-types`}
            label={inputs.type.label}
            names={TYPES.map(({name}) => name)}
            value={values.type}
            onChange={(index) => change('type', () => index)}
          />
          <Choices inputs={inputs} choices={SURPRISES} values={values} change={change} />
          <Sliders names={['start', 'set']} slider={slider} />
        </>
      }
      height={HEIGHT}
      result={inWords(values, costsOf(values))}
      table={
        <Numbers
          label="This saving in each type of home"
          head={[
            ['Home'],
            ['Above 220', '€ per kWh/m²'],
            ['Below 220', '€ per kWh/m²'],
            ['Investment', '€'],
            ['Costs', '€ a year'],
          ]}
          rows={TYPES.map(({name}, type) => {
            const {rates, investment, yearly} = costsOf({...values, type});
            return [name, inDigits(rates.above, 2), inDigits(rates.below, 2), inDigits(investment), inDigits(yearly)];
          })}
        />
      }
    >
      <View settings={values} costs={costsOf(values)} />
    </Figure>
  );
}
