import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { RouteDef } from '@bank/contract';
import { aWealthProduct } from '@bank/contract/testing';
import { elementsOf, renderPage, textOf } from '../blocks/testing/render-page.tsx';
import { WealthOffers } from './WealthOffers.tsx';
import { WealthTable } from './WealthTable.tsx';

const draw = (Page: () => ReactNode) =>
  renderPage<undefined>(Page, { data: undefined, language: 'CN', query: {}, record: {} as RouteDef });
const product = aWealthProduct();

describe('a table of wealth products', () => {
  const html = draw(() => (
    <WealthTable
      caption="Products"
      rows={[
        { product, name: <b>First</b>, action: <i>tick first</i> },
        {
          product: { ...product, prodCode: 'B' },
          name: <b>Second</b>,
          standing: <i>standing of second</i>,
          action: <i>tick second</i>,
        },
      ]}
      look={{}}
      figureNote="not promised"
      action="Compare"
    />
  ));
  const [heads, ...rows] = elementsOf(html, 'tr');

  it('has six columns in every row, the first heading it', () => {
    expect(rows).toHaveLength(2);
    for (const row of [heads ?? '', ...rows]) expect(row.match(/<t[hd][ >]/g)).toHaveLength(6);
    for (const row of rows) expect(row).toMatch(/^<tr><th scope="row"/);
  });

  it('says of each product what stands under its name and what can be done with it', () => {
    expect(textOf(rows[1] ?? '')).toMatch(/^ Second .* standing of second .* not promised .* tick second $/);
  });

  it('is named by its caption, or by a label where a heading stands over it', () => {
    expect(html).toContain('Products</caption>');
    expect(draw(() => <WealthOffers label="现金管理" products={[product]} />)).toMatch(
      /^<table[^>]* aria-label="现金管理"><thead>/,
    );
  });

  it('keeps the focus on a head whose press orders the list', () => {
    const sorted = draw(() => (
      <WealthTable
        caption="Products"
        rows={[]}
        look={{}}
        action="Compare"
        sortOf={(column, name) => ({ href: `?sort=${column}`, direction: undefined, label: `By ${name}` })}
      />
    ));
    expect(sorted).toContain('<thead data-stay="">');
    expect(html).toContain('<thead>');
  });
});
