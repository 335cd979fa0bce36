import { useEffect, useRef, useState } from 'react';
import { pdfWords } from '../../../words/common/pdf/words.ts';
import { useWords } from '../../../base/state/site-context.ts';

interface Announced {
  title: string;
  total: number;
  current: number;
  percent: number;
  rotation: number;
}

/** Scrolling passes many pages; only the one where it comes to rest is read out. */
const REST_MS = 500;

/** What somebody who does not see the screen hears of page, zoom and rotation. */
export function useAnnouncement({ title, total, current, percent, rotation }: Announced): string {
  const words = useWords(pdfWords);
  const [text, setText] = useState('');
  const before = useRef<{ current: number; percent: number; rotation: number } | undefined>(undefined);
  useEffect(() => {
    const timer = setTimeout(() => {
      const old = before.current;
      before.current = { current, percent, rotation };
      if (old === undefined) {
        setText(words['pdf.opened'](title, total));
        return;
      }
      const changes = [
        ...(old.current === current ? [] : [words['pdf.page'](current, total)]),
        ...(old.percent === percent ? [] : [words['pdf.zoomed'](percent)]),
        ...(old.rotation === rotation ? [] : [words['pdf.rotated'](rotation)]),
      ];
      if (changes.length > 0) setText(changes.join(' '));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [words, title, total, current, percent, rotation]);
  return text;
}
