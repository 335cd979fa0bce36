import { useEffect, useRef, type PointerEvent, type RefCallback } from 'react';
import { movedPlan, zoomedPlan, type PlanView } from '../../../../parts/bearing-plan/plan-view.ts';
import type { PlanPoint } from '../../../../parts/bearing-plan/bearing-plan.ts';
import type { PlanSize } from './plan-size.ts';

/** Shorter ways are a press with an unsteady hand, in radii of the rim. */
const PRESS = 0.03;
const WHEEL = 0.0022;

/**
 * Wheel, drag and pinch. A mouse drags with one pointer; fingers need two, so that one goes on scrolling the page. The
 * wheel alone scrolls it as well: it zooms with the key that browsers zoom with, as a pinch on a touchpad arrives.
 */
export function usePlanHands(size: PlanSize, view: PlanView, onView: (view: PlanView) => void) {
  const pointers = useRef(new Map<number, PlanPoint>());
  const isMoving = useRef(false);
  // Two fingers move between two drawings: the second goes on from where the first has brought the view.
  const latest = useRef({ view, onView });
  useEffect(() => {
    latest.current = { view, onView };
  });
  const show = (change: (view: PlanView) => PlanView) => {
    const now = latest.current;
    now.view = change(now.view);
    now.onView(now.view);
  };

  const placeOf = (target: Element, clientX: number, clientY: number): PlanPoint => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const unit = (width / size.width) * size.rim;
    return { x: (clientX - left - width / 2) / unit, y: (clientY - top - height / 2) / unit };
  };
  const ref: RefCallback<SVGSVGElement> = (element) => {
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = placeOf(element, event.clientX, event.clientY);
      show((now) => zoomedPlan(now, Math.exp(-event.deltaY * WHEEL), at));
    };
    // React listens passively, and could not keep the page still.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  };
  const end = ({ pointerId }: PointerEvent<SVGSVGElement>) => {
    pointers.current.delete(pointerId);
  };
  return {
    ref,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0) return;
      isMoving.current = false;
      pointers.current.set(event.pointerId, placeOf(event.currentTarget, event.clientX, event.clientY));
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return;
      const after = placeOf(event.currentTarget, event.clientX, event.clientY);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) {
        if (event.pointerType === 'touch') return;
        if (!isMoving.current && Math.hypot(after.x - before.x, after.y - before.y) < PRESS) return;
        if (!isMoving.current) event.currentTarget.setPointerCapture(event.pointerId);
        isMoving.current = true;
        show((now) => movedPlan(now, after.x - before.x, after.y - before.y));
      } else {
        isMoving.current = true;
        const between = (one: PlanPoint) => Math.max(1e-3, Math.hypot(one.x - other.x, one.y - other.y));
        const middle = { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 };
        const nearer = between(after) / between(before);
        show((now) =>
          movedPlan(zoomedPlan(now, nearer, middle), (after.x - before.x) / 2, (after.y - before.y) / 2),
        );
      }
      pointers.current.set(event.pointerId, after);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
      if (!isMoving.current) return;
      // The end of a drag is no press on what happens to lie there.
      isMoving.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
