import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { luminanceOf } from './support/contrast.ts';

const SCENES = new URL('../content/site/media/images/scenes/', import.meta.url);
const TOPICS = new URL('../content/site/media/images/topics/', import.meta.url);
const PALETTE = new URL('../packages/ui/src/tokens/palette.css', import.meta.url);

/** Where words stand on a picture, in parts of its width and height, and how wide windows draw it. */
const TEXT_AREAS = {
  wide: { widths: [1366, 1920], left: 0, right: 0.45, top: 0, bottom: 1 },
  phone: { widths: [390], left: 0, right: 0.72, top: 0.58, bottom: 1 },
} as const;
const LARGEST_BYTES = 14 * 1024;
/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;
const BRIGHTEST = 0.02;

const files = (folder: URL) => readdirSync(folder).filter((name) => name.endsWith('.svg'));
const read = (folder: URL, name: string) => readFileSync(new URL(name, folder), 'utf8');
const pictures = [SCENES, TOPICS].flatMap((folder) =>
  files(folder).map((name) => ({ name, source: read(folder, name) })),
);

const grounds = Object.entries(TEXT_AREAS).flatMap(([shape, area]) =>
  files(SCENES)
    .filter((file) => file.endsWith(`.${shape}.svg`))
    .map((name) => ({ name, area })),
);
const ink = paper50();

describe('the pictures of sections and topics', () => {
  it.each(pictures)('$name is plain shapes, small, and says in both languages what it shows', (picture) => {
    const { name, source } = picture;
    expect(source).toMatch(/<title lang="zh-CN">[^<]+<\/title><title lang="en">[^<]+<\/title>/);
    expect(source).not.toMatch(/<(?:text|filter|mask|pattern|image|style|script)\b|\sstyle=/);
    const prefix = `${name.replace('.svg', '').replaceAll('.', '-')}-`;
    const ids = [...source.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
    expect(ids.filter((id) => !id.startsWith(prefix))).toEqual([]);
    expect(gzipSync(source, { level: 9 }).length).toBeLessThanOrEqual(LARGEST_BYTES);
  });

  it('are drawn in whole units where they are scenes: finer ones are a fifth of the bytes and less than half a pixel', () => {
    const finer = files(SCENES).filter((name) => / (?:d|points)="[^"]*\.\d/.test(read(SCENES, name)));
    expect(finer).toEqual([]);
  });

  it('come as a scene in all of its three shapes', () => {
    const names = new Set(files(SCENES).map((name) => name.split('.')[0]));
    const expected = [...names].flatMap((name) =>
      ['card', 'phone', 'wide'].map((shape) => `${name}.${shape}.svg`),
    );
    expect(files(SCENES).toSorted()).toEqual(expected.toSorted());
  });

  // One test a picture: all of them together take longer than one deadline where much else runs.
  it.each(grounds)(
    '$name keeps the ground of a banner’s words dark enough for paper-50 [S4-banner]',
    (scene) => {
      const { name, area } = scene;
      for (const width of area.widths) {
        const contrast = (ink + 0.05) / (brightGround(read(SCENES, name), width, area) + 0.05);
        expect(contrast, `at ${width} px`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }
    },
  );

  it('are measured at sixty places of words or more', () => {
    expect(grounds.length).toBeGreaterThanOrEqual(60);
  });
});

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The luminance that the brightest pixels of an area have at least. */
function brightGround(svg: string, width: number, area: Area): number {
  // Pictures hold no words, and looking for the system's fonts takes longer than drawing.
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
  const { pixels, height } = drawn.render();
  const [left, right] = [Math.ceil(area.left * width), Math.floor(area.right * width)];
  const [top, bottom] = [Math.ceil(area.top * height), Math.floor(area.bottom * height)];
  const found = new Float64Array((right - left) * (bottom - top));
  let count = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
      found[count] = luminanceOf([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
      count += 1;
    }
  }
  return found.sort()[Math.floor(count * (1 - BRIGHTEST))] ?? 1;
}

function paper50(): number {
  const [, hex] = /--ref-paper-50:\s*#([0-9a-f]{6})/i.exec(readFileSync(PALETTE, 'utf8')) ?? [];
  if (hex === undefined) throw new Error('The palette names no paper-50');
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex, 'hex');
  return luminanceOf([red, green, blue]);
}
