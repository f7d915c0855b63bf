import type {ReactNode} from 'react';
import Choices from '../../components/Choices';
import Figure from '../../components/Figure';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import Sliders from '../../components/Figure/Sliders';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import OneOf from '../../components/OneOf';

import {sum} from '../../sum';
import {about} from './about';
import {dayOf, TYPES} from './day';
import {inputs, SURPRISES} from './inputs';
import {inWords} from './inWords';
import {AMBIENT, BOILER, ELECTRICITY, MISSING} from './series';
import View, {HEIGHT} from './View';

export default function HeatPumpCop({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const type = TYPES[values.type]!;
  const day = dayOf(values, type);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="COP: heat per unit of electricity. Dashed: a peak that grows from 8 °C on as heat demand does. Press in the upper drawings, or drag, to choose a day."
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
          <Sliders names={type.pump.boiler ? ['day', 'loss', 'threshold'] : ['day', 'loss']} slider={slider} />
        </>
      }
      height={HEIGHT}
      result={inWords(values, type, day)}
      table={
        <>
          <Numbers
            label="Each type on this day, for one home"
            head={[['Heat pump'], ['COP', 'mean'], ['Peak', 'kW'], ['Electricity', 'kWh']]}
            rows={TYPES.map((each) => {
              const {hours, peak} = dayOf(values, each);
              return [
                each.name,
                inDigits(sum(hours, ({cop}) => cop) / 24, 2),
                inDigits(peak, 2),
                inDigits(sum(hours, ELECTRICITY.of), 1),
              ];
            })}
          />
          <Numbers
            label={`Heat demand hour by hour, ${type.name}`}
            head={[['Hour'], ['Outdoors', '°C'], ['COP'], ['Heat', 'kW'], ['Missing', 'kW']]}
            rows={day.hours.map((hour, index) => [
              inDigits(index + 1),
              inDigits(hour.temperature, 1),
              inDigits(hour.cop, 2),
              inDigits(hour.asked, 2),
              inDigits(MISSING.of(hour), 2),
            ])}
          />
          <Numbers
            label={`How it is met hour by hour, ${type.name}`}
            head={[['Hour'], ['Electricity', 'kW'], ['Ambient heat', 'kW'], ['Boiler’s heat', 'kW']]}
            rows={day.hours.map((hour, index) => [
              inDigits(index + 1),
              ...[ELECTRICITY, AMBIENT, BOILER].map(({of}) => inDigits(of(hour), 2)),
            ])}
          />
        </>
      }
    >
      <View
        id={id}
        settings={values}
        day={day}
        onDay={(mean, isDone) => {
          if (isDone) change('day', () => mean);
          else slider('day').onChange(mean);
        }}
      />
    </Figure>
  );
}
