import { describe, expect, it } from 'vitest';
import type { RecordTypeName } from '@bank/contract/schemas';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkPictures } from './picture-rules.ts';

const file = (facts: object) => ({ path: '0123.jpg', name: 'a.jpg', ext: 'jpg', size: 1, ...facts });
const cover = (facts: object) => JSON.stringify([file(facts)]);
const said = (body: object, type: RecordTypeName = 'article') =>
  reported(checkPictures, [
    aRecord(type, 'a', body, { texts: [{ field: 'content', links: [], images: [] }] }),
  ]);

describe('a picture fits the place that it stands in', () => {
  it('is as wide as the place, unless it is drawn', () => {
    expect(said({ cover: cover({ width: 640 }) })).toEqual([]);
    expect(said({ cover: cover({ width: 639 }) })).toEqual([
      'warning: a CN cover: expected a picture at least 640 pixels wide, which this place is, found 639 pixels (a.jpg)',
    ]);
    expect(said({ cover: cover({ path: '0123.svg', width: 40 }) })).toEqual([]);
    expect(said({ cover: '' })).toEqual([]);
  });

  it.each([
    ['the head of a page', 'page', { banner: { cover: cover({ width: 1365 }) } }, 'banner.cover', 1366],
    ['a slide', 'banner', { cover: cover({ width: 1365 }) }, 'cover', 1366],
    ['its crop for phones', 'banner', { phoneCover: cover({ width: 389 }) }, 'phoneCover', 390],
    ['a menu', 'page', { menu: { cover: cover({ width: 639 }) } }, 'menu.cover', 640],
    ['a poster', 'edu-item', { picture: file({ width: 719 }) }, 'picture', 720],
  ] as const)('in %s', (_place, type, body, field, least) => {
    expect(said(body, type)).toEqual([
      `warning: a CN ${field}: expected a picture at least ${least} pixels wide, which this place is, found ${least - 1} pixels (a.jpg)`,
    ]);
  });

  it('is no heavier than the place can bear', () => {
    expect(said({ cover: cover({ size: 150 * 1024 }) })).toEqual([]);
    expect(said({ cover: cover({ size: 900 * 1024 }) })).toEqual([
      'warning: a CN cover: expected a picture of at most 150 KB in this place, found 900 KB (a.jpg)',
    ]);
    expect(said({ picture: file({ size: 3 * 1024 * 1024 }) })[0]).toContain('found 3.0 MB');
    expect(said({ cover: cover({ path: '0123.pdf', size: 900 * 1024 }) })).toEqual([]);
  });

  it('weighs what its place asks for where it was made in several widths', () => {
    const variants = [{ path: '0123.jpg', width: 1920 }];
    expect(said({ cover: cover({ size: 900 * 1024, width: 1920, variants }) })).toEqual([]);
    expect(said({ cover: cover({ width: 639, variants }) })).toHaveLength(1);
  });

  it('in a text is as wide as its column', () => {
    const text = (width: number) => ({
      content: `<p><img src="/images/1.png" alt="甲" width="${width}" /></p>`,
    });
    expect(said(text(480))).toEqual([]);
    expect(said(text(479))).toEqual([
      'warning: a CN content: expected a picture at least 480 pixels wide, which this place is, found 479 pixels',
    ]);
  });
});
