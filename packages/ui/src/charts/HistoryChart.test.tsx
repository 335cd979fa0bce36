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

  it('reads the last day out while nobody asks for another, in one place above the drawing [WLTH-4]', () => {
    const html = draw([daily('A', 30), daily('B', 30)]);
    const readout = /<ul[^>]*aria-live="polite"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
    expect(readout).toContain(`<time class="num" dateTime="${dayOf(19_029)}">`);
    expect(readout).toMatch(/产品 A<\/span><b class="num">1\.0548 元/);
    expect(html.indexOf(readout)).toBeLessThan(html.indexOf('<svg class="_drawing'));
  });

  it('draws the deepest fall, what happened on a day, and the distance from the high [FUND-2]', () => {
    const points = ['0', '10', '-8', '12'].map((value, index) => ({ date: `2026-0${index + 1}-05`, value }));
    const html = renderToStaticMarkup(
      <HistoryChart
        series={[{ id: 'A', name: 'A', points }]}
        labelledBy="title"
        conclusion="由 0 到 12"
        format={format}
        words={words}
        baseline="0"
        fall={{ from: '2026-02-05', to: '2026-03-05', until: '2026-04-05', label: '最深 ▼ −16.36%' }}
        strip={{
          id: 'below',
          name: '离高点',
          points: [
            { date: '2026-01-05', value: '0.00' },
            { date: '2026-02-05', value: '0.00' },
            { date: '2026-03-05', value: '-16.36' },
            { date: '2026-04-05', value: '0.00' },
          ],
        }}
        events={[{ day: '2026-03-05', sign: '分', short: '0.12 元', title: '2026-03-05 每份派 0.12 元' }]}
      />,
    );
    expect(html.match(/最深 ▼ −16.36%/g)).toHaveLength(2);
    expect(html).toContain('<title>2026-03-05 每份派 0.12 元</title>');
    expect(html).toMatch(/>离高点<\/span><b class="num">0.00 元/);
    expect(html).not.toContain(' style=');
  });

  it('tells several lines apart by their order, a legend and labels at their ends [FUND-3]', () => {
    const html = draw([daily('A', 30), daily('B', 30)]);
    expect(html).toMatch(/<ul[^>]*aria-label="图例"/);
    expect(html).toContain('data-series="2"');
    expect(html.match(/<text[^>]*>产品 B/g)).toHaveLength(1);
  });

  it('gives one line no sample of its dash, and its star in the direction of the whole change [WLTH-4]', () => {
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
    expect(html).not.toContain('viewBox="0 0 26 6"');
  });

  it('says in words that there is nothing to draw [ERR-1]', () => {
    expect(draw([])).toMatch(/<p[^>]*>没有数据<\/p>/);
  });

  it('keeps five years of four funds under 40 kB of HTML [PERF-2]', () => {
    const html = draw(['A', 'B', 'C', 'D'].map((id) => daily(id, 1_825)));
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  });
});
