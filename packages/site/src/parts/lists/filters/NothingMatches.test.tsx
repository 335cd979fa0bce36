import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NothingMatches } from './NothingMatches.tsx';

describe('a list whose limits leave nothing', () => {
  it('offers to give up each limit or all, and keeps the page in its place', () => {
    const html = renderToStaticMarkup(
      <NothingMatches
        chosen={[{ label: 'R5', href: '/list?mode=OPEN' }]}
        clearHref="/list"
        words={{
          text: 'None.',
          advice: 'Try:',
          without: (label) => `without ${label}`,
          all: 'all',
          call: 'Call 95526.',
        }}
      />,
    );
    expect(html).toMatch(/^<div[^>]* data-stay="">/);
    expect([...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, name]) => [href, name])).toEqual([
      ['/list?mode=OPEN', 'without R5'],
      ['/list', 'all'],
    ]);
    expect(html).toContain('Call 95526.');
  });
});
