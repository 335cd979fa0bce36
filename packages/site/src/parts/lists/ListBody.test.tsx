import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Language } from '@bank/contract';
import { serverMessages } from '../../words/loading/server-messages.ts';
import { LanguageContext } from '../../base/state/site-context.ts';
import { ListBody, NothingHere } from './ListBody.tsx';
import { ListPages } from './ListPages.tsx';

function draw(total: number, pageNum: number, language: Language = 'CN'): string {
  const found = { total, pageNum, pageSize: 8 };
  const query = { column: '701002', page: String(pageNum) };
  const words = serverMessages(language);
  return renderToStaticMarkup(
    <LanguageContext value={{ language, words, officialHost: '', today: '2026-11-20' }}>
      <ListBody found={found} path="/list" query={query} none={<p>none at all</p>}>
        <p>items</p>
      </ListBody>
      <ListPages found={found} path="/list" query={query} total={String} />
    </LanguageContext>,
  );
}

describe('a list', () => {
  it('shows what it found, with its pages', () => {
    expect(draw(26, 2)).toMatch(/^<p>items<\/p><nav/);
  });

  it('jumps to a page with everything else of the address', () => {
    const fields = [...draw(26, 2).matchAll(/<input[^>]* name="([^"]*)"/g)].map(([, name]) => name);
    expect(fields).toEqual(['column', 'page']);
  });

  it('says that nothing was found only where there is nothing on any page', () => {
    expect(draw(0, 1)).toBe('<p>none at all</p>');
    expect(draw(0, 5)).toBe('<p>none at all</p>');
  });

  it.each([
    ['CN', '这份列表共 4 页'],
    ['EN', 'This list has 4 pages.'],
  ] as const)(
    'past its end says in %s how many pages there are and leads to the first and the last [SRCH-6]',
    (language, text) => {
      const html = draw(26, 99999, language);
      expect(html).toContain(text);
      expect(html).not.toContain('none at all');
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        '/list?column=701002',
        '/list?column=701002&amp;page=4',
      ]);
    },
  );

  it('of one page leads back to that alone', () => {
    expect(draw(3, 2).match(/href=/g)).toHaveLength(1);
  });
});

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
});
