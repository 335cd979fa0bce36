import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BenchmarkFormula } from './BenchmarkFormula.tsx';

it('keeps the space between a name and its weight in one text with the name', () => {
  // Chromium's names leave out a space that stands alone beside the comments that React puts between texts.
  expect(renderToString(<BenchmarkFormula parts={[{ name: 'CSI 300', weight: '80' }]} />)).toContain(
    'CSI 300 <span class="num">80',
  );
});
