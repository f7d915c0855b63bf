import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Controls from '../../components/Figure/Controls';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {sum} from '../../sum';
import {about} from './about';
import {inputs, SURPRISES} from './inputs';
import {inWords} from './inWords';
import {ALWAYS_ON, CURTAILED, DEMAND, setterOf, SHORTAGE, SUPPLY, USES} from './series';
import View, {HEIGHT} from './View';
import {DAYS, weekAt, type WeekHour} from './week';

export default function WeekOfHours({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const week = weekAt(values);
  const hour = values.hour - 1;
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="A made-up week with little wind in its middle. The band below the price has the colour of who sets it. Press in the drawing, or drag, to look at an hour."
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(week, hour)}
      table={
        <>
          <Numbers
            label="Who supplies, who takes, and who sets the price"
            head={[['Participant'], ['This hour', 'GW'], ['Week', 'GWh'], ['Sets the price', 'hours']]}
            rows={[
              ...[...ALWAYS_ON, ...SUPPLY, SHORTAGE, DEMAND, ...USES, CURTAILED].map(({key, name, of}) => [
                name,
                inDigits(of(week[hour]!) / 1000, 1),
                inDigits(sum(week, of) / 1000, 1),
                inDigits(setsIn(week, key)),
              ]),
              ['Nobody: the price is 0', '', '', inDigits(setsIn(week, ''))],
            ]}
          />
          <Numbers
            label="Day by day"
            head={[['Day'], ['Demand', 'GWh'], ['Always on', 'GWh'], ['Price', '€/MWh']]}
            rows={DAYS.map((day, index) => {
              const hours = week.slice(index * 24, index * 24 + 24);
              const prices = hours.map(({price}) => price);
              return [
                day,
                inDigits(sum(hours, ({demand}) => demand) / 1000),
                inDigits(sum(hours, ({alwaysOn}) => alwaysOn) / 1000),
                `${inDigits(Math.min(...prices))} to ${inDigits(Math.max(...prices))}`,
              ];
            })}
          />
        </>
      }
    >
      <View
        id={id}
        week={week}
        volume={values.battery * 1000}
        hour={hour}
        onHour={(looked, isDone) => {
          if (isDone) change('hour', () => looked + 1);
          else slider('hour').onChange(looked + 1);
        }}
      />
    </Figure>
  );
}

function setsIn(week: readonly WeekHour[], key: string): number {
  return week.filter((hour) => setterOf(hour) === key).length;
}
