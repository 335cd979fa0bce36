import { describe, expect, it } from 'vitest';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkLinkPages } from './link-page-rules.ts';

const page = (code: string, path: string) => aRecord('page', code, { code, path, component: 'link-details' });
const text = (id: string, more: object = {}) => aRecord('link-page', id, { id, ...more });

describe('a text with a page of its own', () => {
  it('and its page name each other; texts that are shown by id need no page', () => {
    const records = [
      page('link-details', '/personal/linkDetails'),
      page('company', '/company'),
      text('company', { url: '/company' }),
      text('mortgage'),
    ];
    expect(reported(checkLinkPages, records)).toEqual([]);
  });

  it('is missed by a page that would show nothing', () => {
    expect(reported(checkLinkPages, [page('company', '/company'), text('mortgage')])).toEqual([
      'company CN component: expected a text of link-pages/ in CN with the id "company" and the url "/company", found no such text',
    ]);
  });

  it('names the page that has its code, and no other', () => {
    const records = [page('company', '/company'), text('company'), text('finance', { url: '/company' })];
    expect(reported(checkLinkPages, records)).toEqual([
      'company CN component: expected a text of link-pages/ in CN with the id "company" and the url "/company", found the url ""',
      'finance CN url: expected the path of a page with the code "finance" and the component link-details, found "/company"',
    ]);
  });
});
