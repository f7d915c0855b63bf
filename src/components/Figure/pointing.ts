import type {PointerEvent} from 'react';

type Listener = (event: PointerEvent<SVGRectElement>) => void;

/** Tells where a rectangle is pressed, or dragged to: 0 at its left edge, 1 at its right one; and when that is done. */
export function pointing(
  onPlace: (place: number, isDone: boolean) => void,
): Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp', Listener> {
  const tell = (event: PointerEvent<SVGRectElement>, isDone: boolean): void => {
    const {left, width} = event.currentTarget.getBoundingClientRect();
    onPlace((event.clientX - left) / width, isDone);
  };
  return {
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      tell(event, false);
    },
    onPointerMove: (event) => {
      if (event.buttons) tell(event, false);
    },
    onPointerUp: (event) => {
      // A press that began elsewhere, on what the drawing then slid over, is none.
      if (event.currentTarget.hasPointerCapture(event.pointerId)) tell(event, true);
    },
  };
}
