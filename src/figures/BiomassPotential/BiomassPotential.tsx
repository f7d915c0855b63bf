import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Controls from '../../components/Figure/Controls';
import Guess from '../../components/Figure/Guess';
import {openingOf} from '../../components/Figure/inputs';
import Numbers from '../../components/Figure/Numbers';
import {inDigits, withUnit} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {about} from './about';
import {inputs, SURPRISES} from './inputs';
import {inWords} from './inWords';
import {BEFORE, yearOf, type Split} from './model';
import View, {HEIGHT} from './View';

const OPENING = yearOf(openingOf(inputs)).all.use;

export default function BiomassPotential({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const year = yearOf(values);
  const numbers = (name: string, {use, potential, own, imported, left}: Split): string[] => [
    name,
    ...[use, potential, own, imported, left].map((value) => inDigits(value, 2)),
  ];
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="Use of biomass in a year, and where it comes from. Potential: what the region itself can supply in a year."
      guess={
        <Guess
          id={id}
          label={`A scenario uses ${withUnit(BEFORE.use, 'PJ')} of biomass a year. Halve all four potentials, and nothing else. How much does it use then?`}
          unit="PJ"
          min={0}
          max={200}
          step={1}
          opening={100}
          answer={OPENING}
        />
      }
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(values, year)}
      table={
        <Numbers
          label="Use and potential of each kind"
          head={[
            ['Kind'],
            ['Use', 'PJ'],
            ['Potential', 'PJ'],
            ['From the region', 'PJ'],
            ['Import', 'PJ'],
            ['Left over', 'PJ'],
          ]}
          rows={year.kinds.map((kind) => numbers(kind.name, kind))}
          sum={numbers('All four', year.all)}
        />
      }
    >
      <View id={id} year={year} />
    </Figure>
  );
}
