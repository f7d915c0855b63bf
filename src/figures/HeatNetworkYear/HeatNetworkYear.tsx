import type {ReactNode} from 'react';
import Choices from '../../components/Choices';
import Figure from '../../components/Figure';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import Sliders from '../../components/Figure/Sliders';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import OneOf from '../../components/OneOf';
import {about} from './about';
import {inputs, STORES, SURPRISES} from './inputs';
import {inWords} from './inWords';
import View, {HEIGHT} from './View';
import {yearOf} from './year';

const SOURCES = ['residual', 'solar', 'pump'] as const;

export default function HeatNetworkYear({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const year = yearOf(values);
  const percent = (value: number): string => inDigits(value, 1);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="A heat network from April to March: residual heat of industry, solar heat, a heat pump, and gas for the rest. Set what each could give in the year, in % of the need."
      controls={
        <>
          <Choices inputs={inputs} choices={SURPRISES} values={values} change={change} />
          <OneOf
            id={`${id}-stores`}
            label={inputs.store.label}
            names={STORES}
            value={values.store}
            onChange={(index) => change('store', () => index)}
          />
          <Sliders names={year.stores ? [...SOURCES, 'loss'] : SOURCES} slider={slider} />
        </>
      }
      height={HEIGHT}
      result={inWords(values, year)}
      table={
        <Numbers
          label="Heat of the year"
          head={[['Source'], ['Could give', '% of the need'], ['Gives', '% of the need']]}
          rows={[
            ['Residual heat', percent(values.residual), percent(year.residual)],
            ['Solar heat', percent(values.solar), percent(year.solar)],
            ['Heat pump', percent(values.pump), percent(year.pump)],
            ['Store', '', percent(year.store)],
            ['Gas', 'any amount', percent(year.gas)],
            ['Heat pump, off', '', percent(values.pump - year.pump)],
            [year.stores ? 'Lost in the store' : 'Heat lost', '', percent(year.wasted)],
          ]}
        />
      }
    >
      <View id={id} settings={values} year={year} />
    </Figure>
  );
}
