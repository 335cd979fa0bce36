import { describe, expect, it } from 'vitest';
import { aRecord, reported } from '../../testing/reported.ts';
import { checkAlts } from './alt-rules.ts';

const inText = (content: string, fields: object = {}) =>
  reported(checkAlts, [
    aRecord(
      'article',
      'a',
      { title: '延长营业', ...fields, content },
      { texts: [{ field: 'content', links: [], images: [] }] },
    ),
  ]);
const image = (alt: string) => `<p><img src="/images/a.svg" alt="${alt}" width="4" height="3" /></p>`;
const SENTENCE = 'expected what the picture shows, in a sentence';

describe('what a picture shows is said in words', () => {
  it('for each picture of a text', () => {
    expect(inText(image('网点门口，周六上午九点'))).toEqual([]);
    expect(inText(image('') + image('甲乙'))).toEqual([
      `warning: a CN content: ${SENTENCE}, found no alt text at ![]`,
    ]);
  });

  it.each(['branch.svg', 'IMG_2041', '图片', 'Photo', 'a-b.JPEG'])('and not by %s', (alt) => {
    expect(inText(image(alt))).toEqual([`warning: a CN content: ${SENTENCE}, found "${alt}" at ![${alt}]`]);
  });

  it('and not by the title once more', () => {
    expect(inText(image('延长营业'))).toEqual([
      `warning: a CN content: ${SENTENCE}, other than the title, found the title, "延长营业" at ![延长营业]`,
    ]);
    expect(inText(image('A &amp; B'), { shortTitle: 'A & B' })).toHaveLength(1);
  });

  it('of a banner and of a poster, but not of a film or a text', () => {
    const said = (body: object, type: 'banner' | 'edu-item') =>
      reported(checkAlts, [aRecord(type, 'b', body)]);
    expect(said({ title: 'One\nTwo', alt: 'OneTwo' }, 'banner')).toHaveLength(1);
    expect(said({ title: 'One', alt: '' }, 'banner')).toEqual([
      `warning: b CN alt: ${SENTENCE}, found no alt text`,
    ]);
    expect(said({ mediaType: 'IMAGE', alt: ' ' }, 'edu-item')).toHaveLength(1);
    expect(said({ mediaType: 'TEXT', alt: '' }, 'edu-item')).toEqual([]);
  });
});
