import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Controls from '../../components/Figure/Controls';
import {openingOf} from '../../components/Figure/inputs';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {about} from './about';
import {inputs, SURPRISES} from './inputs';
import {inWords} from './inWords';
import {totalOf, tradeOf, USE} from './model';
import View, {HEIGHT} from './View';

const FIRST = tradeOf(openingOf(inputs));

export default function ImportAccounting({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const trade = tradeOf(values);
  const {made, imported, exported, mix, primary, direct, domestic} = trade;
  const energy: readonly (readonly [name: string, energy: number, factor: number])[] = [
    ['Made here', made, values.own],
    ['Import', imported, values.factor],
    ['Used here', USE, mix],
    ['Export', exported, mix],
  ];
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="Each block below is CO₂: wide means more energy, high means dirtier (more g/kWh). Blue is emitted here, grey abroad. Users here take 54 TWh in every case."
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(values, trade)}
      table={
        <>
          <Numbers
            label="Electricity and the CO₂ behind it"
            head={[['Electricity'], ['Amount', 'TWh'], ['Factor', 'g/kWh'], ['CO₂', 'Mt']]}
            rows={energy.map(([name, amount, factor]) => [
              name,
              inDigits(amount),
              inDigits(factor, 1),
              inDigits((amount * factor) / 1000, 2),
            ])}
          />
          <Numbers
            label="What is counted"
            head={[['Method'], ['Emitted here', 'Mt'], ['Abroad', 'Mt'], ['In all', 'Mt']]}
            rows={(
              [
                ['Primary', primary],
                ['Direct', direct],
                ['Domestic CO₂ emissions', domestic],
              ] as const
            ).map(([name, account]) => [
              name,
              ...[account.here, account.abroad, totalOf(account)].map((value) => inDigits(value, 2)),
            ])}
          />
        </>
      }
    >
      <View trade={trade} first={FIRST} use={USE} own={values.own} factor={values.factor} />
    </Figure>
  );
}
