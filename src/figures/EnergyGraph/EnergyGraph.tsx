import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import buttons from '../../components/Figure/buttons.module.css';
import Numbers from '../../components/Figure/Numbers';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import Slider from '../../components/Slider';
import {about} from './about';
import {inputs} from './inputs';
import {inWords, plain} from './inWords';
import {edgesAt, lostIn, NAMES, PRESENT, settle} from './model';
import View, {HEIGHT} from './View';

const ARROWS: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

export default function EnergyGraph({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const {induction, step} = values;
  const present = settle(edgesAt(PRESENT));
  const future = settle(edgesAt(induction));
  const go = (by: number): void => change('step', (now) => now + by);
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="Boxes (nodes) need, change or supply energy; lines (edges) carry it, as thick as its PJ a year: heat red, gas purple, electricity blue. The present is above the future. Dashed: not known yet. Filled: found by this step."
      controls={
        <>
          <Slider {...slider('induction')} />
          <div className={buttons.row}>
            <Button name="Back" isIdle={step === 0} onClick={() => go(-1)} onArrow={go} />
            <Button name="Next" isIdle={step === inputs.step.max} onClick={() => go(1)} onArrow={go} />
            <Button name="Start over" isIdle={step === 0} onClick={() => change('step', () => 0)} onArrow={go} />
            <Button
              name="To the end"
              isIdle={step === inputs.step.max}
              onClick={() => change('step', () => inputs.step.max)}
              onArrow={go}
            />
          </div>
        </>
      }
      height={HEIGHT}
      result={inWords(step, present, future, induction)}
      table={
        <Numbers
          label="All steps"
          head={[['Step'], ['Present', 'PJ'], ['Future', 'PJ']]}
          rows={present.flatMap((now, index) => {
            const then = future[index]!;
            const name = NAMES[now.node.key];
            return [
              [`${index + 1}. ${name}`, plain(now.demand, 2), plain(then.demand, 2)],
              ...now.edges.map(({consumer, supplier, type, value}, edge) => [
                `${NAMES[supplier]} to ${NAMES[consumer].toLowerCase()}, ${type}`,
                plain(value, 2),
                plain(then.edges[edge]!.value, 2),
              ]),
              ...(now.node.output < 1
                ? [[`Lost in ${name.toLowerCase()}`, plain(lostIn(now), 2), plain(lostIn(then), 2)]]
                : []),
            ];
          })}
        />
      }
    >
      <View step={step} present={present} future={future} />
    </Figure>
  );
}

interface ButtonProps {
  readonly name: string;
  readonly isIdle: boolean; // has nothing to do, and keeps the focus none the less
  readonly onClick: () => void;
  readonly onArrow: (by: number) => void;
}

function Button({name, isIdle, onClick, onArrow}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-disabled={isIdle}
      onClick={onClick}
      onKeyDown={({key}) => {
        const by = ARROWS[key];
        if (by) onArrow(by);
      }}
    >
      {name}
    </button>
  );
}
