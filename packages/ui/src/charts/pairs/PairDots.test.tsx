import { describe, expect, it } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { sampleWords } from '../reading/testing/sample-words.ts';
import { PairDots } from './PairDots.tsx';

const html = renderToStaticMarkup(
  <PairDots
    pairs={[
      { label: '3 月', from: '0.75', to: '0.70', change: '−5', figures: [] },
      { label: '5 年', from: '1.50', to: '1.55', change: '+5', figures: [] },
    ]}
    conclusion="两档"
    words={sampleWords()}
  />,
);

describe('PairDots', () => {
  it('draws before and now on one scale, higher where the value is higher', () => {
    const heights = [...html.matchAll(/ cy="([\d.]+)"/g)].map(([, y]) => Number(y));
    const [before3, now3, before5, now5] = heights;
    expect(now3).toBeGreaterThan(before3 ?? NaN);
    expect(now5).toBeLessThan(before5 ?? NaN);
    expect((now3 ?? 0) - (before3 ?? 0)).toBeCloseTo((before5 ?? 0) - (now5 ?? 0), 1);
  });

  it('says all of it in words, and each change with its sign [A11Y-1]', () => {
    expect(html).toContain('role="img" aria-label="两档"');
    expect(html).toContain('>−5<');
    expect(html.match(/data-direction="(rise|fall)"/g)).toEqual([
      'data-direction="fall"',
      'data-direction="rise"',
    ]);
  });
});
