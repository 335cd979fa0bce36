import { useRef, type PointerEvent } from 'react';
import { VIEW_SIZE, moved, type MapView } from './map-view.ts';

/** Shorter ways are a press with an unsteady hand, in units of the drawing. */
const PRESS = 6;

interface Grip {
  pointer: number;
  x: number;
  y: number;
  view: MapView;
  isMoving: boolean;
}

/** Drags the drawing; a press on its ground moves that place to the middle, for those who cannot drag. */
export function useDrag(view: MapView, show: (view: MapView) => void) {
  const grip = useRef<Grip>(undefined);
  /** In units of the drawing: both sides of the division are in the window's pixels, so that no scale matters. */
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * VIEW_SIZE, y: ((clientY - top) / width) * VIEW_SIZE };
  };
  const end = () => {
    grip.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('[role="button"]') !== null) return;
      grip.current = { pointer: event.pointerId, ...placeOf(event), view, isMoving: false };
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const held = grip.current;
      if (held === undefined || held.pointer !== event.pointerId) return;
      const at = placeOf(event);
      if (!held.isMoving) {
        if (Math.hypot(at.x - held.x, at.y - held.y) < PRESS) return;
        held.isMoving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      show(moved(held.view, held.x - at.x, held.y - at.y));
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      const held = grip.current;
      end();
      if (held === undefined || held.isMoving) return;
      const at = placeOf(event);
      show(moved(view, at.x - VIEW_SIZE / 2, at.y - VIEW_SIZE / 2));
    },
    onPointerCancel: end,
  };
}
