import type {ReactNode} from 'react';
import Figure from '../../../src/components/Figure';
import Numbers from '../../../src/components/Figure/Numbers';
import {inDigits} from '../../../src/components/Figure/scale';
import Sliders from '../../../src/components/Figure/Sliders';
import type {FigureProps} from '../../../src/components/Figure/sleeping';
import {useInputs} from '../../../src/components/Figure/useInputs';
import {about} from './about';
import {inputs} from './inputs';
import {inWords} from './inWords';
import {yearOf} from './model';
import View, {HEIGHT} from './View';

export default function Sample({id, number}: FigureProps): ReactNode {
  const {values, slider} = useInputs(id, inputs);
  const year = yearOf(values);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="What a plant makes in a year; paler, what it could make."
      controls={<Sliders names={['capacity', 'hours']} slider={slider} />}
      height={HEIGHT}
      result={inWords(year)}
      table={
        <Numbers
          label="Energy in a year"
          head={[['Energy'], ['Amount', 'MWh']]}
          rows={[
            ['Made', inDigits(year.made)],
            ['Possible', inDigits(year.possible)],
          ]}
        />
      }
    >
      <View id={id} year={year} />
    </Figure>
  );
}
