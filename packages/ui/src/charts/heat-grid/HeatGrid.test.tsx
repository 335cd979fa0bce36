import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleWords } from '../reading/testing/sample-words.ts';
import { HeatGrid } from './HeatGrid.tsx';
import { HEAT_SHARES, LIGHT_FROM, heatLevel } from './heat-level.ts';

const months = Array.from({ length: 12 }, (_, index) => `${index + 1} 月`);
const words = {
  ...sampleWords(),
  value: '本基金',
  year: '年份',
  total: '全年',
  none: '无',
  least: '−10%',
  most: '+10%',
};
const row = {
  year: '2026',
  months: [
    { when: '2026 年 1 月', value: '7.63', shown: '+7.63%', label: '+7.6' },
    { when: '2026 年 2 月', value: '-3.60', shown: '−3.60%', label: '−3.6', mark: '最差' },
  ],
  total: { when: '2026', value: '3.75', shown: '+3.75%', label: '+3.8' },
};
const html = renderToStaticMarkup(<HeatGrid caption="每月收益" rows={[row]} months={months} words={words} />);

describe('HeatGrid', () => {
  it('says the sign in every cell and carries the size by lightness [FUND-2]', () => {
    expect(html).toMatch(/data-heat="rise" data-level="8"[^>]*>\+7.6</);
    expect(html).toMatch(/data-heat="fall" data-level="5"[^>]*>−3.6</);
  });

  it('turns round for phones: years across, months down, the same figures [S1-mobile-reflow]', () => {
    expect(html.match(/\+7\.6/g)).toHaveLength(2);
    expect(html).toMatch(/<th scope="col" class="num">2026<\/th>/);
    expect(html).toMatch(/<th scope="row">1 月<\/th>/);
  });

  it('hatches what is not known, says so, and names what is special [FUND-2]', () => {
    // Ten months of the year, in both tables.
    expect(html.match(/>无</g)).toHaveLength(20);
    expect(html).toContain('最差');
  });

  it('places nothing by a style attribute [S2-generated]', () => {
    expect(html).not.toContain(' style=');
  });
});

describe('heatLevel', () => {
  it.each([
    ['0', 0],
    ['-0.20', 1],
    ['1.00', 2],
    ['-3.00', 4],
    ['9.90', 10],
    ['-31.00', 10],
  ])('%s against 10 is level %s [FUND-2]', (value, level) => {
    expect(heatLevel(value, 10)).toBe(level);
  });
});

describe('the colours of the grid', () => {
  const palette = readFileSync(new URL('../../tokens/palette.css', import.meta.url), 'utf8');
  const css = readFileSync(new URL('./HeatGrid.module.css', import.meta.url), 'utf8');
  const colour = (name: string) => {
    const [, hex = ''] = new RegExp(`--ref-${name}: #([\\da-f]{6});`).exec(palette) ?? [];
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  };
  const luminance = (parts: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: readonly number[], other: readonly number[]) => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };

  it('are the shares that the levels are chosen by', () => {
    const shares = [...css.matchAll(/--heat-share: (\d+)%/g)].map(([, share]) => Number(share));
    expect(shares).toEqual([...HEAT_SHARES]);
  });

  it.each(['heat-rise', 'heat-fall'])('keep letters readable from end to end: %s', (name) => {
    const [full, ground] = [colour(name), colour('heat-ground')];
    HEAT_SHARES.forEach((share, level) => {
      const cell = ground.map((part, index) => part + (((full[index] ?? 0) - part) * share) / 100);
      const ink = colour(level >= LIGHT_FROM ? 'paper-0' : 'ink-900');
      expect(contrast(cell, ink)).toBeGreaterThanOrEqual(4.5);
    });
  });
});
