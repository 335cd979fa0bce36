import sharp from 'sharp';

interface Photo {
  width?: number;
  height?: number;
  /** As EXIF counts them; 6 is a camera held upright. */
  orientation?: number;
  /** How much of it is grain, which no format makes small; 255 is all. */
  grain?: number;
}

/**
 * A JPEG as a telephone writes it, generated: a sky of gradients with grain, its upper left corner red as stored, and EXIF
 * with the place in Beijing where it was taken.
 */
export async function aPhoto({ width = 500, height = 375, orientation = 1, grain = 24 }: Photo = {}) {
  return sharp(pixels(width, height, grain), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withExif({
      IFD0: { Make: 'Beiyao', Model: 'Camera', Artist: 'An editor' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '39/1 54/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '116/1 23/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .toBuffer();
}

function pixels(width: number, height: number, grain: number): Buffer {
  const data = Buffer.alloc(width * height * 3);
  let random = 20261126;
  for (let at = 0; at < data.length; at += 3) {
    const x = (at / 3) % width;
    const y = Math.floor(at / 3 / width);
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const noise = ((random >>> 24) - 128) * (grain / 255);
    const isCorner = x < width / 4 && y < height / 4;
    data[at] = bounded(isCorner ? 230 : 40 + (x / width) * 120 + noise);
    data[at + 1] = bounded(isCorner ? 20 : 80 + (y / height) * 120 + noise);
    data[at + 2] = bounded(isCorner ? 20 : 200 - (y / height) * 90 + noise);
  }
  return data;
}

const bounded = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
