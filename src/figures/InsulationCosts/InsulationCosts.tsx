import type {ReactNode} from 'react';
import Choices from '../../components/Choices';
import Figure from '../../components/Figure';
import Guess from '../../components/Figure/Guess';
import {openingOf} from '../../components/Figure/inputs';
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
const OPENING = openingOf(inputs);
const FIRST = costsOf({...OPENING, set: OPENING.start - HALF}).investment;
const NEXT = costsOf({...OPENING, set: OPENING.start - 2 * HALF}).investment - FIRST;

export default function InsulationCosts({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="Insulation of one home goes to the right, to less heat (kWh/m²: heat for each square metre in a year). The height is the price of each kWh/m² saved, so an area is what a saving costs."
      guess={
        <Guess
          id={id}
          label={`In a terraced house from before 1945 (data of 2023), the first ${HALF} kWh/m² saved cost ${inDigits(FIRST)} €. What do the next ${HALF} cost?`}
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
      <View settings={values} costs={costsOf(values)} opening={OPENING} first={costsOf(OPENING)} />
    </Figure>
  );
}
