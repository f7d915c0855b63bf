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
      about={about}
      what="Is captured CO₂ deducted only if it is stored? Does each method count what reaches the air? Try the four cases. Captured CO₂ is deducted even if nobody stores it, and both methods can count less than what reaches the air. Primary is the default method, direct the one in beta. Captured CO₂ that nobody stores or uses is exported, and what is lacking is imported."
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(values, tonne)}
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
