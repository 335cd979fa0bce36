import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sparkline } from './Sparkline.tsx';
import { deepestFall } from './deepest-fall.ts';

const draw = (values: string[]) =>
  renderToStaticMarkup(<Sparkline values={values} width={148} height={40} conclusion="由 1.00 到 1.20" />);

describe('Sparkline', () => {
  it('ends in a star that tells rise from fall over the whole line [S7-fund]', () => {
    expect(draw(['1.00', '1.30', '1.20'])).toContain('data-direction="rise"');
    expect(draw(['1.20', '1.30', '1.00'])).toContain('data-direction="fall"');
  });

  it('spans its box from the lowest value to the highest, over the level it started from [S7-fund]', () => {
    const html = draw(['1.00', '1.10', '1.20']);
    expect(html).toContain('d="M1 37l70-17 70-17"');
    expect(html).toContain('d="M1 37H141"');
  });

  it('marks the worst fall by a corner: from the high across, and down to the low [S7-fund]', () => {
    expect(draw(['1.00', '1.20', '1.10', '1.30'])).toContain('d="M47.7 14.3H94.3V25.7"');
    expect(draw(['1.00', '1.10', '1.20']).match(/<path/g)).toHaveLength(2);
  });

  it('draws a value that never moved as a level line, and nothing from no values [S7-fund]', () => {
    expect(draw(['1.00', '1.00'])).toContain('d="M1 20l140 0"');
    expect(draw([])).toBe('');
  });

  it('is drawn once more for phones where it is asked for [S1-mobile-reflow]', () => {
    const html = renderToStaticMarkup(
      <Sparkline
        values={['1', '2']}
        width={168}
        height={44}
        narrow={{ width: 350, height: 36 }}
        conclusion="升"
      />,
    );
    expect(html).toContain('viewBox="0 0 168 44"');
    expect(html).toContain('viewBox="0 0 350 36"');
  });
});

describe('deepestFall', () => {
  it.each([
    [[1, 1.2, 0.9, 1.3], { from: 1, to: 2 }],
    [[1, 0.8, 2, 1.7], { from: 0, to: 1 }],
    [[1, 1, 1], undefined],
    [[1, 2, 3], undefined],
    [[], undefined],
  ])('finds the deepest of %j by per cent of its high [FUND-2]', (values, fall) => {
    expect(deepestFall(values)).toEqual(fall);
  });
});
