import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination } from './Pagination.tsx';

const words = {
  label: 'Pages',
  total: '60 in all, 10 to a page',
  previous: 'Previous page',
  next: 'Next page',
  page: (number: number) => `Page ${number}`,
  jumpBefore: 'Go to page',
  jumpAfter: '',
  jump: 'Go',
};

function drawn(current: number, pages: number): string {
  return renderToStaticMarkup(
    <Pagination
      current={current}
      pages={pages}
      hrefOf={(page) => `/list?page=${page}`}
      action="/list"
      fields={{ year: '2026' }}
      name="page"
      words={words}
    />,
  );
}

describe('pages of a list', () => {
  it('says beside the current page how many there are, for phones, which show no other', () => {
    expect(drawn(3, 12)).toMatch(/aria-current="page">3<\/a><span class="[^"]*">\/ 12<\/span>/);
  });

  it('names the steps in words, and leads nowhere at the ends', () => {
    const first = drawn(1, 6);
    expect(first).toMatch(/<a [^>]*href="\/list\?page=2" rel="next" aria-label="Next page">/);
    expect(first).not.toContain('rel="prev"');
    expect(first).toContain('Previous page');
    expect(drawn(6, 6)).not.toContain('rel="next"');
  });

  it('carries the limits of the list on when a page is typed', () => {
    expect(drawn(1, 6)).toContain('<input type="hidden" name="year" value="2026"/>');
  });

  it('is left out where everything is on one page', () => {
    expect(drawn(1, 1)).toBe('');
    expect(drawn(1, 0)).toBe('');
  });
});
