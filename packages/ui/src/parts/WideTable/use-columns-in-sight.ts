import { useEffect, useState, type RefObject } from 'react';
import { columnsInSight, type ColumnsInSight } from './columns-in-sight.ts';

/** The cells that scroll of a row that spans nothing, in their order; the first of a row stays. */
export function scrollingCells(frame: HTMLElement): HTMLElement[] {
  const rows = [...frame.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const longest = rows.reduce<HTMLTableRowElement | undefined>(
    (most, row) => (row.cells.length > (most?.cells.length ?? 0) ? row : most),
    undefined,
  );
  return [...(longest?.cells ?? [])].slice(1);
}

/** Which columns of the table in a frame stand whole beside the first; undefined on the server and where all do. */
export function useColumnsInSight(ref: RefObject<HTMLElement | null>): ColumnsInSight | undefined {
  const [inSight, setInSight] = useState<ColumnsInSight>();
  useEffect(() => {
    const frame = ref.current;
    if (frame === null) return undefined;
    const measure = () => {
      const edges = frame.getBoundingClientRect();
      const cells = scrollingCells(frame);
      const pinned = cells[0]?.previousElementSibling?.getBoundingClientRect().right ?? edges.left;
      const places = cells.map((cell) => {
        const { left, width } = cell.getBoundingClientRect();
        return { start: left, width };
      });
      const isWide = frame.scrollWidth > frame.clientWidth + 1;
      const next = isWide ? columnsInSight(places, pinned, edges.right) : undefined;
      setInSight((before) =>
        before?.first === next?.first && before?.last === next?.last && before?.total === next?.total
          ? before
          : next,
      );
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(frame);
    frame.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      frame.removeEventListener('scroll', measure);
    };
  }, [ref]);
  return inSight;
}
