import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RiskLevel } from './RiskLevel.tsx';

describe('RiskLevel', () => {
  it.each([1, 2, 3, 4, 5] as const)(
    'lights %i of five ticks and says the level in words [S7-personal]',
    (level) => {
      const html = renderToStaticMarkup(<RiskLevel level={level} code={`R${level}`} label="中风险" />);
      expect(html).toContain(`data-level="${level}" aria-hidden="true"`);
      expect(html.replace(/<[^>]*>/g, '')).toBe(`R${level} 中风险`);
    },
  );
});
