import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Change } from './Change.tsx';

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

describe('Change', () => {
  it.each([
    ['rise', '+0.12%', '▲ +0.12%'],
    ['fall', '−0.21%', '▼ −0.21%'],
    ['flat', '0.00%', '–'],
  ] as const)(
    'shows a %s by mark, sign and figure, never by colour alone [S7-misc] [FUND-8]',
    (direction, figure, text) => {
      expect(textOf(renderToStaticMarkup(<Change direction={direction} figure={figure} />))).toBe(text);
    },
  );

  it('leaves the mark out of what is read aloud: the sign says it [S7-misc] [FUND-8]', () => {
    expect(renderToStaticMarkup(<Change direction="rise" figure="+0.12%" />)).toMatch(
      /aria-hidden="true">▲</,
    );
  });
});
