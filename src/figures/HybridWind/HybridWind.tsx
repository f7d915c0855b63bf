import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import Controls from '../../components/Figure/Controls';
import Guess from '../../components/Figure/Guess';
import {openingOf} from '../../components/Figure/inputs';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {sum} from '../../sum';
import {about} from './about';
import {inputs, SURPRISES} from './inputs';
import {inWords} from './inWords';
import {byBid, inAll, shareByBid, weekOf, type Hour} from './model';
import View, {HEIGHT} from './View';

const ANSWER = Math.round(shareByBid(weekOf(openingOf(inputs))) * 100);

export default function HybridWind({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const week = weekOf(values);
  const row = (name: string, hours: readonly Hour[]): string[] => [
    name,
    ...[
      inAll(hours, 'free'),
      sum(hours, byBid),
      inAll(hours, 'toLand'),
      inAll(hours, 'curtailed'),
      sum(hours, ({price}) => price) / hours.length,
    ].map((value) => inDigits(value, 1)),
  ];
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="A week of a wind farm of 10 GW with a cable and an electrolyser of its own. The bid is the most that the electrolyser pays for electricity, also for what comes from land. Other wind at sea lowers the price. Raise the bid, or lower the capacity of the cable."
      guess={
        <Guess
          id={id}
          label="The electrolyser pays 30 €/MWh at most: its bid. How much of the hydrogen does it decide?"
          unit="%"
          min={0}
          max={100}
          step={1}
          opening={50}
          answer={ANSWER}
        />
      }
      controls={<Controls inputs={inputs} choices={SURPRISES} values={values} slider={slider} change={change} />}
      height={HEIGHT}
      result={inWords(values, week)}
      table={
        <Numbers
          label="The week by its days"
          head={[
            ['October'],
            ['Beyond the cable', 'GWh'],
            ['By the bid', 'GWh'],
            ['To land', 'GWh'],
            ['Curtailed', 'GWh'],
            ['Mean price', '€/MWh'],
          ]}
          rows={Array.from({length: 7}, (_, day) => row(String(day + 8), week.slice(day * 24, day * 24 + 24)))}
          sum={row('Week', week)}
        />
      }
    >
      <View id={id} settings={values} week={week} />
    </Figure>
  );
}
