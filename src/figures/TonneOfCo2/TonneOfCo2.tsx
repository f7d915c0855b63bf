import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Controls from '../../components/Figure/Controls';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {inputs, SURPRISES} from './inputs';
import {inWords} from './inWords';
import {NAMES, PLACES, tonneOf} from './model';
import View, {HEIGHT} from './View';

export default function TonneOfCo2({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const tonne = tonneOf(values);
  const {flows, counts, sum} = tonne;
  const inRow = (kilograms: readonly (number | null)[]): string[] =>
    kilograms.map((kg) => (kg === null ? '–' : inDigits(kg, 1)));
  return (
    <Figure
      id={id}
      number={number}
      title="Where is a tonne of CO₂ counted?"
      what="One would guess: where it reaches the air, and that captured CO₂ has to be stored to be taken off. The buttons show otherwise. Primary is the default method, direct the one in beta; captured CO₂ that nobody asks for is exported, what is short is imported."
      controls={<Controls inputs={inputs} choices={SURPRISES} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(values, tonne)}
      source="Illustrative: the plant and its tonne are made up. Rules and the plant for synthetic kerosene are the model’s."
      simplified="capture and fuel take energy, which counts too; exported electricity leaves the primary method; industry’s captured CO₂ comes off in industry in both; plants for synthetic methanol count in both; of international transport only a chosen share counts."
      table={
        <>
          <Numbers
            label="What is counted where"
            head={[['Place'], ['To the air', 'kg'], ['Primary', 'kg'], ['Direct', 'kg']]}
            rows={counts.map(({place, air, primary, direct}) => [PLACES[place], ...inRow([air, primary, direct])])}
            sum={['In all', ...inRow([sum.air, sum.primary, sum.direct])]}
          />
          <Numbers
            label="Where CO₂ goes"
            head={[['From'], ['To'], ['CO₂', 'kg']]}
            rows={flows.map(({from, to, energy}) => [NAMES[from], NAMES[to], inDigits(energy, 1)])}
          />
        </>
      }
    >
      <View id={id} tonne={tonne} />
    </Figure>
  );
}
