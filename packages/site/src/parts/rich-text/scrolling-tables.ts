import { escaped } from '@bank/contract';

/**
 * Puts each table into a named region that can be scrolled by keyboard when the table is wider than
 * its place (NAV-13). The input is sanitised HTML, where `<table` is only ever a tag.
 */
export function withScrollingTables(html: string, label: string): string {
  if (!html.includes('<table')) return html;
  const name = escaped(label);
  let count = 0;
  return html
    .replaceAll(/<table\b/g, () => {
      count += 1;
      return `<div class="table-scroll" role="region" tabindex="0" aria-label="${name} ${count}"><table`;
    })
    .replaceAll('</table>', '</table></div>');
}
