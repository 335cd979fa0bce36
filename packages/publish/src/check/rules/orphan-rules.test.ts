import { describe, expect, it } from 'vitest';
import type { ReleaseContent } from '../checked-record.ts';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { Leads, checkOrphans } from './orphan-rules.ts';

const page = (code: string, body: object = {}) => aRecord('page', code, { code, path: `/${code}`, ...body });
const said = (...records: ReturnType<typeof aRecord>[]) =>
  reported((content: ReleaseContent) => {
    const leads = new Leads();
    leads.add(content);
    checkOrphans(content, leads);
  }, records);
const alone = 'warning: a CN path: expected a menu, column, list or text in CN that leads to /a, found none';

describe('a page', () => {
  it('to which nothing leads is told', () => {
    expect(said(page('a'))).toEqual([alone]);
    expect(said(page('a'), aRecord('shortcut', 's', { url: '/b' }))).toEqual([alone]);
    expect(said(page('a'), aRecord('shortcut', 's', { url: '/a' }, inEnglish))).toEqual([alone]);
  });

  it.each([
    ['in a menu', page('a', { menu: { sort: 1 } })],
    ['in a left menu', page('a', { left: { sort: 1 } })],
    ['that is kept out of sight', page('a', { hidden: true })],
    ['that the site itself leads to', page('a', { component: 'search' })],
    ['without a path', page('a', { path: undefined })],
  ])('%s is not', (_what, record) => expect(said(record)).toEqual([]));

  it.each([
    ['a list', aRecord('shortcut', 's', { url: '/a?x=1' })],
    ['a column', aRecord('column', '701001', { page: 'a' })],
    ['the articles of a column', aRecord('column', '701001', { page: 'b', detailPath: '/a' })],
    ['a text', aRecord('article', 't', {}, { texts: [{ field: 'content', links: ['/a#s1'], images: [] }] })],
    ['the trail above another page', page('b', { parent: 'a', menu: {} })],
  ])('to which %s leads is not', (_what, record) => expect(said(page('a'), record)).toEqual([]));
});
