import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPhoto } from '../../testing/a-photo.ts';
import { asRead } from '../../testing/as-read.ts';
import { isCutOff } from './cut-off.ts';
import { inspectMedia } from './inspect-media.ts';

const drawn = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#abc' } });

describe('a JPEG that is cut off', () => {
  it('may not be published, small or large', async () => {
    for (const whole of [await drawn().jpeg().toBuffer(), await aPhoto()]) {
      expect(inspectMedia(whole)).toHaveProperty('facts');
      const cut = whole.subarray(0, Math.floor(whole.length * 0.9));
      expect(asRead(inspectMedia(cut))).toEqual({
        problems: [
          {
            expected: 'a whole JPEG picture',
            found: `one that cannot be decoded (no end in ${cut.length} bytes)`,
          },
        ],
      });
    }
  });

  it('is so whatever preview a camera wrote into it', async () => {
    const preview = await drawn().jpeg().toBuffer();
    const length = Buffer.alloc(2);
    length.writeUInt16BE(preview.length + 2);
    const [start, rest] = [preview.subarray(0, 2), preview.subarray(2)];
    const whole = Buffer.concat([start, Buffer.from([0xff, 0xe1]), length, preview, rest]);
    expect(isCutOff(whole)).toBe(false);
    expect(isCutOff(whole.subarray(0, -20))).toBe(true);
  });

  it('is not one with bytes behind its end, or of several scans', async () => {
    expect(isCutOff(Buffer.concat([await drawn().jpeg().toBuffer(), Buffer.alloc(9)]))).toBe(false);
    expect(isCutOff(await drawn().jpeg({ progressive: true }).toBuffer())).toBe(false);
  });
});
