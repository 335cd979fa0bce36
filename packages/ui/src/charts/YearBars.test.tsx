import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { YearBars } from './YearBars.tsx';

const bars = [
  { year: '2024', value: '50', label: '50.0' },
  { year: '2025', value: '100', label: '100.0' },
];
const heights = (markup: string) => [...markup.matchAll(/ height="(\d+)"/g)].map(([, height]) => height);

describe('YearBars', () => {
  it('draws bars that stand on zero, in proportion [IR-2]', () => {
    const markup = renderToStaticMarkup(<YearBars bars={bars} label="净利润：2024 年 50.0" />);
    // 280 − 34 below − 30 above leaves 216; 240 − 34 − 30 leaves 176.
    expect(heights(markup)).toEqual(['108', '216', '88', '176']);
  });

  it('is one named picture to those who do not see it [A11Y-1]', () => {
    const markup = renderToStaticMarkup(<YearBars bars={bars} label="净利润：2024 年 50.0" />);
    expect(markup).toContain('role="img" aria-label="净利润：2024 年 50.0"');
    expect(markup.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(2);
  });

  it('draws nothing but its base when every value is zero [IR-2]', () => {
    const none = bars.map((bar) => ({ ...bar, value: '0' }));
    expect(new Set(heights(renderToStaticMarkup(<YearBars bars={none} label="" />)))).toEqual(new Set(['0']));
  });
});
