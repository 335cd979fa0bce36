import { describe, expect, it } from 'vitest';
import { asRead } from '../../testing/as-read.ts';
import { inspectMedia } from './inspect-media.ts';

/* Files built by hand from RFC 9559 and ISO/IEC 14496-12, so that no reader is measured by its own output. */

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ''), 'hex');
/** An element of at most 126 bytes: id, one size byte, content. */
const element = (id: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([hex(id), Buffer.from([0x80 | body.length]), body]);
};
const float64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};

const head = element('1a45dfa3', element('4282', Buffer.from('webm')));
const info = element('1549a966', element('2ad7b1', hex('0f4240')), element('4489', float64(24_400)));
const sound = element('ae', element('83', hex('02')));
const picture = element(
  'ae',
  element('83', hex('01')),
  element('e0', element('b0', hex('0280')), element('ba', hex('0168'))),
);
/** Writers leave eight bytes for the size of the whole. */
const webm = (...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([head, hex('18538067'), hex('01000000000000'), Buffer.from([body.length]), body]);
};

const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 8);
  return Buffer.concat([size, Buffer.from(type), body]);
};
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};
const mvhd = box('mvhd', numbers(0, 0, 0, 1000, 24_400), Buffer.alloc(80));
const tkhd = (width: number, height: number) =>
  box('tkhd', Buffer.alloc(76), numbers(width * 65_536, height * 65_536));
const mp4 = (...parts: Buffer[]) =>
  Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isomavc1')), box('mdat'), box('moov', ...parts)]);

describe('a film', () => {
  it.each([
    ['WebM, whose sound stands before its picture', webm(info, element('1654ae6b', sound, picture)), 'webm'],
    [
      'MP4, whose sound stands before its picture',
      mp4(mvhd, box('trak', tkhd(0, 0)), box('trak', tkhd(640, 360))),
      'mp4',
    ],
  ])('in %s has its size and whole seconds [CP-4]', (_name, bytes, ext) => {
    expect(asRead(inspectMedia(bytes))).toEqual({ facts: { ext, width: 640, height: 360, duration: 24 } });
  });

  it.each([
    ['WebM without a picture', webm(info, element('1654ae6b', sound)), 'WebM'],
    ['WebM without its length', webm(element('1654ae6b', picture)), 'WebM'],
    ['MP4 that is cut off', mp4(mvhd, box('trak', tkhd(640, 360))).subarray(0, 120), 'MP4'],
  ])('%s is refused', (_name, bytes, format) => {
    expect(asRead(inspectMedia(bytes))).toEqual({
      problems: [
        { expected: `a whole ${format} film that names its size and length`, found: 'a film without them' },
      ],
    });
  });

  it('is no film in a Matroska file that browsers do not play', () => {
    const matroska = Buffer.concat([element('1a45dfa3', element('4282', Buffer.from('matroska')))]);
    expect(asRead(inspectMedia(matroska))).toMatchObject({ problems: [{ found: 'other content' }] });
  });
});

describe('captions', () => {
  const vtt = (...lines: string[]) => Buffer.from(['WEBVTT', '', ...lines, ''].join('\n'));

  it('pass with cues in their order', () => {
    const bytes = vtt(
      '00:01.000 --> 00:03.500',
      '第一句',
      '',
      '00:00:03.500 --> 00:00:06.000 line:80%',
      '第二句',
    );
    expect(asRead(inspectMedia(bytes))).toEqual({ facts: { ext: 'vtt' } });
  });

  it.each([
    ['a comma in a time', vtt('00:01,000 --> 00:03,500', '一'), 3],
    ['an end before its start', vtt('00:03.000 --> 00:01.000', '一'), 3],
    [
      'a cue before the one above',
      vtt('00:03.000 --> 00:04.000', '一', '', '00:01.000 --> 00:02.000', '二'),
      6,
    ],
    ['a cue without words', vtt('00:03.000 --> 00:04.000', '', '二'), 4],
    ['no cue', vtt('一'), 1],
    ['another encoding', Buffer.concat([Buffer.from('WEBVTT\n\n'), hex('b5dad2bb')]), 1],
  ])('with %s are refused at the line [CP-4]', (_name, bytes, line) => {
    expect(asRead(inspectMedia(bytes))).toMatchObject({ problems: [{ line }] });
  });
});
