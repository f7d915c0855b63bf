import {useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode} from 'react';
import Spoken from '../Spoken';
import {indexOf, moved, orderAt} from './orders';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[]; // in the order with the number 0
  readonly value: number; // the number of the order: ./orders.ts
  readonly onChange: (value: number) => void;
}

const STEPS = {earlier: -1, later: 1} as const;
const KEYS: Readonly<Record<string, number>> = {ArrowUp: -1, ArrowDown: 1};

/**
 * Things that the reader puts in order: by dragging them, by their buttons, or by the arrow keys on these. A move is spoken. Stands in
 * a figure's controls.
 */
export default function OrderOf({id, label, names, value, onChange}: Props): ReactNode {
  const order = orderAt(value, names.length);
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<HTMLElement | null>(null); // lost by an element that moves
  const dragged = useRef(0);
  const [said, setSaid] = useState('');

  useLayoutEffect(() => {
    focused.current?.focus({preventScroll: true});
    focused.current = null;
  }, [value]);

  const move = (thing: number, to: number): void => {
    const next = moved(order, thing, to);
    const place = next.indexOf(thing);
    setSaid(`${names[thing]!}: place ${place + 1} of ${names.length}`);
    if (place === order.indexOf(thing)) return;
    focused.current = list.current!.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
    onChange(indexOf(next));
  };

  const drag = ({currentTarget, pointerId, clientY}: PointerEvent): void => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const {top, height} = currentTarget.getBoundingClientRect();
    move(dragged.current, Math.floor(((clientY - top) / height) * names.length));
  };

  return (
    <div className={styles.orderOf} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <ol ref={list} onPointerMove={drag}>
        {order.map((thing, place) => (
          <li key={thing}>
            <span
              className={styles.grip}
              onPointerDown={({pointerId}) => {
                dragged.current = thing;
                list.current!.setPointerCapture(pointerId); // an item that moves would lose the pointer
              }}
            >
              <span aria-hidden="true">⠿</span> <span className={styles.place}>{place + 1}</span> {names[thing]}
            </span>
            {(['earlier', 'later'] as const).map((way) => (
              <button
                key={way}
                type="button"
                aria-label={`${names[thing]!} ${way}`}
                aria-disabled={place + STEPS[way] < 0 || place + STEPS[way] === names.length}
                onClick={() => move(thing, place + STEPS[way])}
                onKeyDown={(event: KeyboardEvent) => {
                  const step = KEYS[event.key];
                  if (!step) return;
                  event.preventDefault();
                  move(thing, place + step);
                }}
              >
                <svg aria-hidden="true" width="12" height="8">
                  <path d={way === 'earlier' ? 'M1 7 6 1l5 6' : 'M1 1l5 6 5-6'} />
                </svg>
              </button>
            ))}
          </li>
        ))}
      </ol>
      <Spoken text={said} />
    </div>
  );
}
