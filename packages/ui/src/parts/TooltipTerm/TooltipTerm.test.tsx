import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TooltipTerm } from './TooltipTerm.tsx';

describe('TooltipTerm', () => {
  const html = renderToStaticMarkup(
    <TooltipTerm href="/glossary#UNIT_NAV" text="Assets over units">
      Unit NAV
    </TooltipTerm>,
  );

  it('leads to its explanation without script [FUND-7]', () => {
    expect(html).toContain('href="/glossary#UNIT_NAV"');
  });

  it('describes the term by the tip [FUND-7]', () => {
    const described = /aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(described).toBeTruthy();
    expect(html).toContain(`id="${described}" role="tooltip">Assets over units<`);
  });
});
