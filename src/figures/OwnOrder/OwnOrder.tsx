import type {ReactNode} from 'react';
import Choices from '../../components/Choices';
import Figure from '../../components/Figure';
import Numbers from '../../components/Figure/Numbers';
import {inDigits, list} from '../../components/Figure/scale';
import Sliders from '../../components/Figure/Sliders';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import OrderOf from '../../components/OrderOf';
import {about} from './about';
import {inputs, SURPRISES} from './inputs';
import {inWords} from './inWords';
import {ORDERS, outcomesOf, STORES} from './stores';
import View, {HEIGHT} from './View';

const NAMES = STORES.map(({name}) => name);

export default function OwnOrder({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const outcomes = outcomesOf(values);
  const outcome = outcomes[values.order]!;
  const choices = SURPRISES.map(({name, settings}) => ({name, settings: {...values, ...settings}}));
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="Each store takes its turn, and plans on the load that earlier ones leave. Put them in order. A battery fills in under 2 hours, pumped hydro in 6, a flow battery, large and slow, in 41."
      controls={
        <>
          <OrderOf
            id={`${id}-orders`}
            label="Whose turn comes first"
            names={NAMES}
            value={values.order}
            onChange={(order) => change('order', () => order)}
          />
          <Choices inputs={inputs} choices={choices} values={values} change={change} />
          <Sliders names={['battery', 'hydro', 'flow']} slider={slider} />
        </>
      }
      height={HEIGHT}
      result={inWords(outcome, outcomes)}
      table={
        <Numbers
          label="All orders"
          head={[
            ['Order'],
            ['Highest load', 'GW'],
            ['Power plants', 'GWh'],
            ...NAMES.map((name) => [name, 'GWh'] as const),
          ]}
          rows={outcomes.map(({peak, plants, stores}, index) => [
            list(ORDERS[index]!.map((place) => NAMES[place]!.toLowerCase())),
            inDigits(peak, 1),
            inDigits(plants),
            ...NAMES.map((name) => inDigits(stores.find((store) => store.name === name)!.given)),
          ])}
        />
      }
    >
      <View outcome={outcome} outcomes={outcomes} />
    </Figure>
  );
}
