import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ReadChart } from './ReadChart.tsx';
import { sampleWords } from './testing/sample-words.ts';

const YEARS = ['2024', '2025', '2026'];
const draw = (usual: number) =>
  renderToStaticMarkup(
    <ReadChart
      drawings={[
        {
          className: 'wide',
          look: 'ink',
          width: 300,
          height: 100,
          stops: [{ x: 50 }, { x: 150 }, { x: 250 }],
          drawing: <path d="M0 0H300" />,
          renderMark: (stop) => <circle r={stop} />,
        },
      ]}
      conclusion="由 1 到 3"
      usual={usual}
      read={(stop) => ({
        when: YEARS[stop] ?? '',
        figures: [{ id: 'level', name: '净利润', value: `${stop + 1} 亿元` }],
      })}
      words={sampleWords()}
    />,
  );

describe('a chart that can be read', () => {
  it('is whole before scripts run: drawing, conclusion and the usual figures [REL-22]', () => {
    const html = draw(2);
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="由 1 到 3"[^>]*><path/);
    expect(html).toMatch(/aria-live="polite".*2026.*净利润<\/span><b class="num">3 亿元/);
    expect(html).not.toContain('slider');
    expect(html).not.toContain('<circle');
  });

  it('never reads a figure that is not there any more', () => {
    expect(draw(9)).toContain('2026');
  });
});
