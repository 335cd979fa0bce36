import { describe, expect, it } from 'vitest';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkLinks } from './link-rules.ts';

const PAGES = [
  aRecord('page', 'list', { path: '/list' }),
  aRecord('page', 'heading', {}),
  aRecord('page', 'en-list', { path: '/en/list' }, inEnglish),
  aRecord('link-page', 'security', { id: 'security-center' }),
];
const MEDIA = ['a.jpg', 'b.pdf'];
const said = (body: object, type: 'banner' | 'qr' = 'banner', scope: 'site' | 'funds' = 'site') =>
  reported(checkLinks, [...PAGES, aRecord(type, 'b', body)], { scope, media: MEDIA });

const ADDRESS = 'expected a site path, an http(s) address, tel: or mailto:';

describe('links of a release', () => {
  it.each([
    '/list',
    ' /list?column=701001 ',
    '/list#part',
    'https://www.example.com/',
    'http://{host}/a',
    'tel:95526',
    'mailto:a@bank.example',
    '/images/a.jpg',
    '/files/b.pdf?v=1',
    '',
    '  ',
  ])('may lead to %j', (url) => {
    expect(said({ url })).toEqual([]);
  });

  it.each([
    ['/nowhere', 'expected the path of a page in CN, found "/nowhere"'],
    ['/en/list', 'expected the path of a page in CN, such as /list, found "/en/list"'],
    ['/images/none.jpg', 'expected a file of this release, found "/images/none.jpg"'],
    ['/files/a.jpgx', 'expected a file of this release, found "/files/a.jpgx"'],
    ['javascript:alert(1)', `${ADDRESS}, found "javascript:alert(1)"`],
    ['//evil.example', `${ADDRESS}, found "//evil.example"`],
  ])('may not lead to %j', (url, problem) => {
    expect(said({ url })).toEqual([`b CN url: ${problem}`]);
  });

  it('to a part of the site that is off are to be looked at, and left out of menus by themselves', () => {
    const off = [
      aRecord('page', 'funds', { path: '/funds', component: 'fund-home' }),
      aRecord('page', 'entry', { component: '', menu: { url: '/funds?tab=1' } }),
      aRecord('banner', 'b', { url: '/funds?tab=1' }),
    ];
    const told = (features: object) =>
      reported(checkLinks, [...off, aRecord('site-config', 'site', { features })], {
        scope: 'site',
        media: MEDIA,
      });
    expect(told({ funds: true })).toEqual([]);
    expect(told({ funds: false })).toEqual([
      'warning: b CN url: expected the path of a page in CN, found "/funds?tab=1"',
    ]);
  });

  it('are found at any depth, under every name that leads somewhere', () => {
    const bad = '/nowhere';
    const body = {
      homePath: bad,
      redirect: bad,
      detailPath: bad,
      careersUrl: bad,
      links: [{ url: '/list' }, { second: { secondUrl: bad } }],
      link: bad,
      text: bad,
      urlCount: 7,
    };
    const fields = said(body).map((line) => line.split(':')[0]);
    const paths = ['homePath', 'redirect', 'detailPath', 'careersUrl', 'links.1.second.secondUrl'];
    expect(fields).toEqual(paths.map((path) => `b CN ${path}`));
    expect(said({ link: bad }, 'qr')).toHaveLength(1);
  });

  it('of type 0 lead nowhere, and of type 3 to a link page of their language by its id', () => {
    expect(said({ url: '/nowhere', urlType: '0' })).toEqual([]);
    expect(said({ links: [{ id: 'security-center', url: '', urlType: '3' }] })).toEqual([]);
    const expected = 'expected the id of a link page in CN, since urlType is 3';
    expect(said({ links: [{ id: 'unknown', url: '', urlType: '3' }] })).toEqual([
      `b CN links.0.id: ${expected}, found "unknown"`,
    ]);
    expect(said({ url: '', urlType: '3' })).toEqual([`b CN id: ${expected}, found no id`]);
    const english = aRecord('banner', 'b', { id: 'security-center', url: '', urlType: '3' }, inEnglish);
    expect(reported(checkLinks, [...PAGES, english])[0]).toContain('a link page in EN');
    // The type is of the address beside it alone.
    expect(said({ url: '', urlType: '0', moreUrl: '/nowhere' })).toHaveLength(1);
  });

  it('are the business of the site’s release where another holds no pages', () => {
    expect(said({ url: '/nowhere' }, 'banner', 'funds')).toEqual([]);
    expect(said({ url: '/images/none.jpg' }, 'banner', 'funds')).toHaveLength(1);
  });

  it('in a text lead somewhere too, or within it', () => {
    const links = ['#part-1', '#', '/list', '/nowhere', 'https://{host}/a', 'https://a.example/'];
    const text = aRecord('article', 'a', {}, { texts: [{ field: 'content', links, images: [] }] });
    expect(reported(checkLinks, [...PAGES, text])).toEqual([
      `a CN content: ${ADDRESS}, found "#" at #`,
      'a CN content: expected the path of a page in CN, found "/nowhere" at /nowhere',
      `a CN content: ${ADDRESS}, found "https://{host}/a" at https://{host}/a`,
    ]);
  });
});
