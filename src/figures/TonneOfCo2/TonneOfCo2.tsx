import type {ReactNode} from 'react';
import Choices from '../../components/Choices';
import Figure from '../../components/Figure';
import {names} from '../../components/Figure/inputs';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import Sliders from '../../components/Figure/Sliders';
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
      what="One supply takes all captured CO₂. What nobody stores or uses of it is exported; what is lacking is imported. Is CO₂ deducted only if it is stored? Try the four cases."
      controls={
        <>
          <Choices inputs={inputs} choices={SURPRISES} values={values} change={change} />
          <Sliders names={names(inputs)} first={2} slider={slider} />
        </>
      }
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
