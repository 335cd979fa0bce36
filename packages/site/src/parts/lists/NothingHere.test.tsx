import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NothingHere } from './ListBody.tsx';
import { NothingMatches } from './filters/NothingMatches.tsx';

const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');

describe('a list without rows', () => {
  it('says so', () => {
    expect(withoutClasses(renderToStaticMarkup(<NothingHere text="Nothing yet." />))).toBe(
      '<p>Nothing yet.</p>',
    );
  });

  it('leads back to the whole list where its limits leave nothing', () => {
    const clear = { name: 'Clear filters', href: '/list' };
    expect(withoutClasses(renderToStaticMarkup(<NothingHere text="None." clear={clear} />))).toBe(
      '<p>None. <a href="/list">Clear filters</a></p>',
    );
  });

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
