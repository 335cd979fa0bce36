import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HistoryChart } from './HistoryChart.tsx';
import type { HistorySeries } from './history-layout.ts';
import { dayOf } from './day-number.ts';

const format = {
  value: (value: string) => `${value} 元`,
  axis: (value: string) => value,
  day: (day: string) => day,
  tick: (day: string) => day,
};
const words = { label: '逐日读数', reading: (day: string) => day, empty: '没有数据', legend: '图例' };

function draw(series: HistorySeries[]) {
  return renderToStaticMarkup(
    <HistoryChart
      series={series}
      labelledBy="title"
      conclusion="近 1 年由 1.00 到 1.02"
      format={format}
      words={words}
    />,
  );
}

const daily = (id: string, days: number): HistorySeries => ({
  id,
  name: `产品 ${id}`,
  points: Array.from({ length: days }, (_, index) => ({
    date: dayOf(19_000 + index),
    value: (1 + Math.sin(index / 50) / 10).toFixed(4),
  })),
});

describe('HistoryChart', () => {
  it('is an image that states its conclusion, in a figure named by its heading [WLTH-4]', () => {
    const html = draw([daily('A', 30)]);
    expect(html).toMatch(/<figure[^>]*aria-labelledby="title"/);
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="近 1 年由 1.00 到 1.02"/);
  });

  it('offers no reader before scripts run, and places nothing by a style attribute [S2-generated]', () => {
    const html = draw([daily('A', 30)]);
    expect(html).not.toContain('slider');
    expect(html).not.toContain(' style=');
  });

  it('tells several lines apart by their order, a legend and labels at their ends [FUND-3]', () => {
    const html = draw([daily('A', 30), daily('B', 30)]);
    expect(html).toMatch(/<ul[^>]*aria-label="图例"/);
    expect(html).toContain('data-series="2"');
    expect(html.match(/<text[^>]*>产品 B/g)).toHaveLength(1);
  });

  it('draws no legend for one line, and its star in the direction of the whole change [WLTH-4]', () => {
    const rising = [
      { date: '2026-01-01', value: '1.0000' },
      { date: '2026-06-01', value: '1.0100' },
    ];
    expect(draw([{ id: 'A', name: 'A', points: rising }])).toContain('data-direction="rise"');
    const falling = [
      { date: '2026-01-01', value: '1.0100' },
      { date: '2026-06-01', value: '1.0000' },
    ];
    const html = draw([{ id: 'A', name: 'A', points: falling }]);
    expect(html).toContain('data-direction="fall"');
    expect(html).not.toContain('图例');
  });

  it('says in words that there is nothing to draw [ERR-1]', () => {
    expect(draw([])).toMatch(/<p[^>]*>没有数据<\/p>/);
  });

  it('keeps five years of four funds under 40 kB of HTML [PERF-2]', () => {
    const html = draw(['A', 'B', 'C', 'D'].map((id) => daily(id, 1_825)));
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  });
});
