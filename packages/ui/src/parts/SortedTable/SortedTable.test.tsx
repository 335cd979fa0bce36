import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SortHead } from './SortHead.tsx';
import { SortLinkHead } from './SortLinkHead.tsx';

const order = { column: undefined, direction: undefined, spoken: '', press: () => undefined };
const inRow = (head: React.ReactNode) =>
  renderToStaticMarkup(
    <table>
      <thead>
        <tr>{head}</tr>
      </thead>
    </table>,
  );

describe('a head that sorts', () => {
  it('is words alone as the server sends it', () => {
    const sent = inRow(
      <SortHead order={order} by="rate">
        Rate
      </SortHead>,
    );
    expect(sent).toMatch(
      /<th scope="col" data-sorts="" class="[^"]*"><span class="[^"]*">Rate<\/span><\/th>/,
    );
    expect(sent).not.toContain('button');
  });

  it('leaves the words that lead somewhere themselves out of its key', () => {
    const sent = inRow(
      <SortHead order={order} by="rate" keyName="Rate">
        <a href="#rate">Rate</a>
      </SortHead>,
    );
    expect(sent).toMatch(/<a href="#rate">Rate<\/a><span [^>]*data-beside=""><\/span>/);
  });

  it('is a link where the address sorts, and says the order that holds', () => {
    const sent = inRow(
      <SortLinkHead href="?sort=rate-up" direction="descending" label="Sort by rate">
        Rate
      </SortLinkHead>,
    );
    expect(sent).toContain('aria-sort="descending"');
    expect(sent).toContain('href="?sort=rate-up"');
  });
});
