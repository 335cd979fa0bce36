import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aPhoto } from '../../testing/a-photo.ts';
import { tellsPlace } from './told-place.ts';

const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 54/1 0/1' } };
const drawn = () => sharp({ create: { width: 20, height: 20, channels: 3, background: '#abc' } });

describe('where a picture was taken [SEC-3]', () => {
  it('is told by a photograph of a telephone, in each format', async () => {
    expect(tellsPlace(await aPhoto({ width: 40, height: 30 }))).toBe(true);
    expect(tellsPlace(await drawn().withExif(GPS).png().toBuffer())).toBe(true);
    expect(tellsPlace(await drawn().withExif(GPS).webp().toBuffer())).toBe(true);
  });

  it('is told in XMP', () => {
    expect(tellsPlace(Buffer.from('<x:xmpmeta><rdf exif:GPSLatitude="39,54.0N"/></x:xmpmeta>'))).toBe(true);
  });

  it('is not told by who took it, by a bare picture or by what is cut off', async () => {
    expect(
      tellsPlace(
        await drawn()
          .withExif({ IFD0: { Artist: 'An editor' } })
          .jpeg()
          .toBuffer(),
      ),
    ).toBe(false);
    expect(tellsPlace(await drawn().jpeg().toBuffer())).toBe(false);
    for (const text of ['Exif\0\0II', 'Exif\0\0MM\0*\0\0\uffff\uffff', 'eXIf', 'Exif\0\0no'])
      expect(tellsPlace(Buffer.from(text, 'latin1'))).toBe(false);
  });
});
