import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Sparkline } from './Sparkline.tsx';

const draw = (values: string[]) =>
  renderToStaticMarkup(<Sparkline values={values} width={150} height={40} conclusion="由 1.00 到 1.20" />);

describe('Sparkline', () => {
  it('ends in a star that tells rise from fall over the whole line [S7-fund]', () => {
    expect(draw(['1.00', '1.30', '1.20'])).toContain('data-direction="rise"');
    expect(draw(['1.20', '1.30', '1.00'])).toContain('data-direction="fall"');
  });

  it('spans its box from the lowest value to the highest [S7-fund]', () => {
    expect(draw(['1.00', '1.10', '1.20'])).toContain('d="M3 35L73.5 20L144 5"');
  });

  it('draws a value that never moved as a level line, and no line from no values [S7-fund]', () => {
    expect(draw(['1.00', '1.00'])).toContain('d="M3 35L144 35"');
    expect(draw([])).toBe('');
  });
});
