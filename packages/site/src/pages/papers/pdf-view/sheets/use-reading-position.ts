import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Room } from './use-room.ts';

/** The page that crosses this share of the window's height is the one being read. */
const READING_LINE = 0.35;
/** Shown above the page that one jumps to. */
const GAP_PX = 12;

interface Anchor {
  page: number;
  /** How much of the page is above the window's edge. */
  share: number;
}

/**
 * Which page is being read, and the way to another. When sheets change their size, what stood at the top of the
 * window stays there; `layout` is anything that changes with the sizes.
 */
export function useReadingPosition(start: number, layout: { readonly room: Room | undefined }) {
  const scroller = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(start);
  const anchor = useRef<Anchor>({ page: start, share: 0 });
  // The last pages may be too short to reach the top: the page that was asked for counts until the visitor scrolls.
  const jumped = useRef<{ top: number; page: number } | undefined>(undefined);

  const scrollTo = useCallback(({ page, share }: Anchor) => {
    const root = scroller.current;
    const sheet = root?.querySelector<HTMLElement>(`[data-page="${page}"]`);
    if (!root || !sheet) return;
    root.scrollTop = sheet.offsetTop + (share === 0 ? -GAP_PX : share * sheet.offsetHeight);
  }, []);

  const jump = useCallback(
    (page: number) => {
      anchor.current = { page, share: 0 };
      scrollTo(anchor.current);
      jumped.current = { top: scroller.current?.scrollTop ?? 0, page };
      setCurrent(page);
    },
    [scrollTo],
  );

  const onScroll = useCallback(() => {
    const root = scroller.current;
    if (root === null) return;
    const { scrollTop, clientHeight, scrollHeight } = root;
    if (jumped.current !== undefined && Math.abs(jumped.current.top - scrollTop) < 2) return;
    jumped.current = undefined;
    const sheets = [...root.querySelectorAll<HTMLElement>('[data-page]')];
    const top = sheetAt(sheets, scrollTop);
    const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
    const read = isAtEnd ? sheets.at(-1) : sheetAt(sheets, scrollTop + clientHeight * READING_LINE);
    if (top === undefined || read === undefined) return;
    const share = Math.max(0, (scrollTop - top.offsetTop) / top.offsetHeight);
    anchor.current = { page: Number(top.dataset['page']), share };
    setCurrent(Number(read.dataset['page']));
  }, []);

  useLayoutEffect(() => {
    if (layout.room === undefined) return;
    scrollTo(anchor.current);
    if (jumped.current !== undefined) jumped.current.top = scroller.current?.scrollTop ?? 0;
  }, [scrollTo, layout]);

  return { scroller, current, jump, onScroll };
}

/** The last sheet that begins above `line`, found in log n steps: a report may have hundreds. */
function sheetAt(sheets: readonly HTMLElement[], line: number): HTMLElement | undefined {
  let low = 0;
  let high = sheets.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sheets[middle]?.offsetTop ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return sheets[low];
}
