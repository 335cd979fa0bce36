import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleWords } from '../reading/testing/sample-words.ts';
import { Ladder } from './Ladder.tsx';

const draw = (values: string[]) =>
  renderToStaticMarkup(
    <Ladder
      label="赎回费率"
      steps={values.map((value, index) => ({
        name: `${index}`,
        fullName: `第 ${index} 档`,
        value,
        label: `${value}%`,
      }))}
      figure="费率"
      words={sampleWords()}
    />,
  );

describe('Ladder', () => {
  it('stands on zero: half the fee is half the height [FUND-2]', () => {
    const heights = [...draw(['1.50', '0.75']).matchAll(/height="([\d.]+)" fill-opacity/g)].map(([, h]) => h);
    expect(heights).toEqual(['99', '49.5']);
  });

  it('draws nothing to pay as a line, and all its figures as text [FUND-2]', () => {
    const html = draw(['1.50', '0.00']);
    expect(html).toContain('height="1.5"');
    expect(html).toContain('>0.00%<');
    expect(html).toMatch(/role="img" aria-label="赎回费率"/);
    expect(draw(['0', '0']).match(/height="1.5"/g)).toHaveLength(2);
  });
});
