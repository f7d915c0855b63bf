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
import {inPercent, inShare, inWords} from './inWords';
import {find, outcomesOf} from './model';
import View, {HEIGHT} from './View';

const OPENING = outcomesOf(openingOf(inputs));

export default function Emissions1990({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const outcomes = outcomesOf(values);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="The same plan in the country and four municipalities. Bars begin at the left, where nothing is emitted: the longer, the more is left. Paler: what the plan cuts."
      guess={
        <Guess
          id={id}
          label="A plan cuts 40 % of the CO₂ from energy. Where does Almere end up, compared with 1990?"
          unit="%"
          min={-100}
          max={100}
          step={5}
          opening={-100}
          answer={find(OPENING, 'Almere').change}
        />
      }
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(values, outcomes)}
      table={
        <Numbers
          label="The same plan in each region"
          head={[
            ['Region'],
            ['1990', 'Mt'],
            ['Start', 'Mt'],
            ['After the plan', 'Mt'],
            ['Against 1990'],
            ['Cut for the target'],
          ]}
          rows={outcomes.map((outcome) => {
            const {name, method, before, end, cut, change: reads} = outcome;
            const amounts = [before, end + cut, end].map((amount) => inDigits(amount, 3));
            return [
              `${name}, ${method}`,
              ...(before ? [...amounts, inPercent(reads), inShare(outcome)] : ['0', '–', '–', 'not known', '–']),
            ];
          })}
        />
      }
    >
      <View target={values.target} outcomes={outcomes} />
    </Figure>
  );
}
