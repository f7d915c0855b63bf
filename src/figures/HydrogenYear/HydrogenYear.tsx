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
import {inYear, yearOf, type Flow} from './model';
import View, {HEIGHT, monthsOf} from './View';

const COLUMNS: readonly Flow[] = ['needed', 'made', 'emptying', 'imported', 'exported'];

export default function HydrogenYear({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const year = yearOf(values);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="A year of hydrogen, from 1 April as the model counts it. Below the gap is demand, by where its hydrogen comes from; above it is surplus. Would more electrolysers help?"
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(year)}
      table={
        <Numbers
          label="Hydrogen by month, TWh"
          head={[['Month'], ['Demand'], ['Made'], ['From store'], ['Import'], ['Export']]}
          rows={monthsOf(year).map(([name, days]) => [name, ...COLUMNS.map((key) => inDigits(inYear(days, key), 2))])}
          sum={['Year', ...COLUMNS.map((key) => inDigits(inYear(year, key), 2))]}
        />
      }
    >
      <View year={year} volume={values.store * 1000} />
    </Figure>
  );
}
