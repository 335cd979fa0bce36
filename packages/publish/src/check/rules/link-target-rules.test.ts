import { describe, expect, it } from 'vitest';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkLinkTargets } from './link-target-rules.ts';

const page = (path: string, component: string) => aRecord('page', path, { code: path, path, component });
const records = [
  page('/list', 'news-list'),
  page('/detail', 'news-detail'),
  page('/text', 'link-details'),
  page('/slide', 'banner-detail'),
  aRecord('column', '701001', { columnId: '701001' }),
  aRecord('article', 'opening', {}),
  aRecord('edu-item', 'lesson', {}),
  aRecord('link-page', 'notice', {}),
  aRecord('banner', 'pension', {}),
  aRecord('article', 'english', {}, inEnglish),
];
const said = (url: string) =>
  reported(checkLinkTargets, [...records, aRecord('shortcut', 's', { url })]).filter((line) =>
    line.startsWith('s '),
  );

describe('what a link names in its query is there', () => {
  it.each([
    '/list?column=701001',
    '/list?year=2026',
    '/detail?id=opening&column=701001',
    '/detail?id=lesson&column=701001#s1',
    '/text?id=notice',
    '/slide?id=pension',
    '/elsewhere?column=999999',
    'https://a.example/list?column=999999',
  ])('%s', (url) => expect(said(url)).toEqual([]));

  it.each([
    ['/list?column=701009', 'a column of columns.yaml'],
    ['/detail?id=gone&column=701001', 'a text of articles/ or edu-items/'],
    ['/detail?id=english&column=701001', 'a text of articles/ or edu-items/'],
    ['/text?id=gone', 'a text of link-pages/'],
    ['/slide?id=gone', 'a banner with content'],
  ])('%s leads to no %s', (url, what) => {
    expect(said(url)).toEqual([`s CN url: expected a link to ${what} in CN, found "${url}"`]);
  });

  it('in a text too, where it is written', () => {
    const text = { field: 'content', links: ['/text?id=gone'], images: [] };
    expect(reported(checkLinkTargets, [...records, aRecord('article', 't', {}, { texts: [text] })])).toEqual([
      't CN content: expected a link to a text of link-pages/ in CN, found "/text?id=gone" at /text?id=gone',
    ]);
  });
});
