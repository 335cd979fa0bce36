import { useEffect, useRef } from 'react';
import { keepOnTop } from './top-layer.ts';
import styles from './Guides.module.css';

/** How far below a focused item its line stands, in CSS px. */
const GAP_PX = 4;

/** Two lines that cross at the pointer, or under the item that has the focus, whichever moved last. */
export function Guides() {
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = rootRef.current;
    if (root === null) return undefined;
    const [row, column] = root.children;
    if (!(row instanceof HTMLElement) || !(column instanceof HTMLElement)) return undefined;
    let frame = 0;
    const moveTo = (x: number, y: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        row.style.transform = `translateY(${y}px)`;
        column.style.transform = `translateX(${x}px)`;
      });
    };
    const watch = new AbortController();
    const { signal } = watch;
    addEventListener('pointermove', ({ clientX, clientY }) => moveTo(clientX, clientY), {
      signal,
      passive: true,
    });
    addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element) || target === document.body || target.id === 'main') return;
        const { left, bottom } = target.getBoundingClientRect();
        moveTo(left, bottom + GAP_PX);
      },
      { signal },
    );
    const stopKeeping = keepOnTop(root);
    return () => {
      cancelAnimationFrame(frame);
      watch.abort();
      stopKeeping();
    };
  }, []);
  return (
    <div ref={rootRef} className={styles.guides} popover="manual" aria-hidden="true" data-a11y-upright="">
      <div className={styles.row} />
      <div className={styles.column} />
    </div>
  );
}
