import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Controls from '../../components/Figure/Controls';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {about} from './about';
import {daysAt, fullAfter} from './days';
import {inputs, SURPRISES} from './inputs';
import {inWords, timeOf} from './inWords';
import View, {HEIGHT} from './View';

export default function BatteryForecast({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const days = daysAt(values);
  const hour = values.hour - 1;
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="You may think that it plans in blocks of three days, with an empty battery at the end of each. In the model each hour in which it discharges looks for hours to charge among the 73 before it (grey). Press in the drawing, or drag, to choose an hour."
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(days, hour)}
      table={
        <>
          <Numbers
            label="Day by day"
            head={[
              ['Day'],
              ['Highest load', 'GW'],
              ['With battery', 'GW'],
              ['Charged', 'GWh'],
              ['At its end', '% full'],
            ]}
            rows={Array.from({length: days.load.length / 24}, (_, day) => {
              const of = (values: readonly number[]): readonly number[] => values.slice(day * 24, day * 24 + 24);
              const [before, after] = [of(days.residual), of(days.load)];
              const charged = before.reduce((sum, load, at) => sum + Math.max(after[at]! - load, 0), 0);
              return [
                inDigits(day + 1),
                inDigits(Math.max(...before) / 1000, 1),
                inDigits(Math.max(...after) / 1000, 1),
                inDigits(charged / 1000, 1),
                inDigits(fullAfter(days, day + 1)),
              ];
            })}
          />
          <Numbers
            label={`Pairs of ${timeOf(hour)}`}
            head={[['Other hour'], ['Hours away'], ['Charged', 'MWh']]}
            rows={days.looked.pairs.map(({hours, charge}) => [
              timeOf((hour + hours + days.load.length) % days.load.length),
              inDigits(hours),
              inDigits(charge),
            ])}
          />
        </>
      }
    >
      <View
        days={days}
        hour={hour}
        onHour={(looked, isDone) => {
          if (isDone) change('hour', () => looked + 1);
          else slider('hour').onChange(looked + 1);
        }}
      />
    </Figure>
  );
}
