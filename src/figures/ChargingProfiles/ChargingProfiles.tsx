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
import {dayOf, PLACES} from './model';
import View, {HEIGHT, NAMES} from './View';

export default function ChargingProfiles({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const day = dayOf(values);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="The demand of a mean day: in grey without cars, on top in blue what electric cars add. Below, the cars by where they charge. Shares are scaled to 100 % in all: raise one, and the others count for less."
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(values, day)}
      table={
        <Numbers
          label="The day hour by hour, GW"
          head={[['Hour'], ['Without cars'], ...PLACES.map((place): [string] => [NAMES[place]]), ['All']]}
          rows={day.total.map((total, hour) => [
            inDigits(hour + 1),
            ...[day.other, ...PLACES.map((place) => day.by[place])].map((hours) => inDigits(hours[hour]!, 2)),
            inDigits(total, 2),
          ])}
        />
      }
    >
      <View day={day} settings={values} />
    </Figure>
  );
}
