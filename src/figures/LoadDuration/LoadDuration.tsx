import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Controls from '../../components/Figure/Controls';
import Guess from '../../components/Figure/Guess';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {about} from './about';
import {inputs, SURPRISES} from './inputs';
import {inWords, OPENING} from './inWords';
import View, {HEIGHT} from './View';
import {yearAt} from './year';

export default function LoadDuration({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const year = yearAt(values);
  const {deficit, surplus, gives, takes, converts, before, converted, after} = year;
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="All hours of a year by how much demand exceeds wind and sun, the highest first, sorted again after the battery. At the left power is missing: the deficit. At the right there is too much: the surplus."
      guess={
        <Guess
          id={id}
          label="The surplus is 1.4 times as large as the deficit. How much of the deficit does a battery of 10 GW and 40 GWh fill?"
          unit="%"
          min={0}
          max={100}
          step={1}
          opening={50}
          answer={OPENING}
        />
      }
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(year)}
      table={
        <>
          <Numbers
            label="Energy of the year"
            head={[['What'], ['Energy', 'TWh']]}
            rows={(
              [
                ['Deficit', deficit],
                ['Filled by the battery', gives],
                ['Left for power plants', deficit - gives],
                ['Surplus', surplus],
                ['Taken by electrolysis', converts],
                ['Taken by the battery', takes],
                ['Curtailed', surplus - converts - takes],
              ] as const
            ).map(([name, energy]) => [name, inDigits(energy, 1)])}
          />
          <Numbers
            label="Residual load, the highest first"
            head={[
              ['Share of the year', '%'],
              ['Before', 'GW'],
              ['With electrolysis', 'GW'],
              ['With both', 'GW'],
            ]}
            rows={Array.from({length: 10}, (_, tenth) => {
              const at = Math.round((tenth / 10) * before.length);
              return [inDigits(tenth * 10), ...[before, converted, after].map((curve) => inDigits(curve[at]!, 1))];
            })}
          />
        </>
      }
    >
      <View year={year} />
    </Figure>
  );
}
