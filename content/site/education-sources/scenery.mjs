/*
 * What the education pictures and films are drawn from, as the artwork of the site is: flat tonal layers, engraved
 * hairlines, one warm light near the horizon, one graduated gold ring, one star. Nothing here is random at run time.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { escaped } from '@bank/contract';

const ICONS = new URL('../../../packages/ui/src/parts/Icon/', import.meta.url);
const sprites = ['common-icons.svg', 'subject-icons.svg']
  .map((name) => readFileSync(fileURLToPath(new URL(name, ICONS)), 'utf8'))
  .join('');

/** Objects that the icon set does not have, on the same 32-unit grid. */
const OWN = {
  book: '<path d="M16 9.5C13 7.2 8.500 6.500 4 6.750V24.500c4.500-.25 9 .5 12 2.750 3-2.250 7.500-3 12-2.750V6.750C23.500 6.500 19 7.200 16 9.500zM16 13.500v13M7.500 11.500c2.200 0 4 .4 5.500 1.200M7.500 16c2.200 0 4 .4 5.500 1.200M24.500 11.500c-2.200 0-4 .4-5.500 1.200M24.500 16c-2.200 0-4 .4-5.500 1.200"/><circle cx="16" cy="6" r="1.8" data-star=""/>',
  shop: '<path d="M5 13.500V27h22V13.500M3.500 10.500L6 5h20l2.500 5.500c0 4-6.250 4-6.250 0 0 4-6.250 4-6.250 0 0 4-6.250 4-6.250 0 0 4-6.250 4-6.250 0zM3.500 10.500h25M19 27v-8h5v8M8.500 19h6.500v4.500h-6.500z"/><circle cx="11.750" cy="21.250" r="1.5" data-star=""/>',
  house:
    '<path d="M4 15.500L16 5l12 10.500M7.500 12.500V27h17V12.500M13 27v-7.500h6V27M10 16.500h2.500M19.500 16.500h2.500"/><circle cx="16" cy="12.400" r="1.700" data-star=""/>',
};

export function objectOf(name) {
  if (OWN[name] !== undefined) return OWN[name];
  const symbol = new RegExp(`<symbol[^>]*id="${name}"[^>]*>([\\s\\S]*?)</symbol>`).exec(sprites);
  if (symbol === null) throw new Error(`There is no object ${name}`);
  return symbol[1]
    .replaceAll(/<title>.*?<\/title>/g, '')
    .replaceAll(/fill="var\(--icon-star[^"]*"( stroke="none")?/g, 'data-star=""');
}

export const PALETTES = {
  night: ['#0b1429', '#1b2c54', '#556484', '#cfa57a', '#0e1a35', '#22345c'],
  slate: ['#101c37', '#2b3f66', '#8b7f80', '#cfa57a', '#0e1a35', '#3f4f70'],
  teal: ['#0a1d2a', '#1c454f', '#648a84', '#e0bf90', '#0b2029', '#28545a'],
  sand: ['#14192b', '#3b4358', '#97836f', '#e6c699', '#1a1d2c', '#5a5658'],
};

/** A fixed sequence of numbers from 0 to 1. */
export function sequence(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const n = (value) => Number(value.toFixed(1));

function ridge(width, base, height, next, step = 26) {
  const waves = [1, 2.3, 4.7].map((pace) => [pace, next() * 6.28, (next() * 0.5 + 0.5) / pace]);
  const points = [];
  for (let x = -step; x <= width + step; x += step) {
    const wave = waves.reduce(
      (sum, [pace, phase, weight]) => sum + Math.sin((x / width) * 6.28 * pace + phase) * weight,
      0,
    );
    points.push([x, base - ((wave + 1.4) / 2.8) * height + next() * 5]);
  }
  return points;
}

const line = (points, shift = 0) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y + shift)}`).join('');

/** Sky, stars, trails around the ring's centre and three engraved ridges. */
export function landscape({ id, width, height, palette, seed, centre, turn = 0 }) {
  const [top, upper, low, light, near, far] = PALETTES[palette];
  const next = sequence(seed);
  const [cx, cy] = centre;
  const stars = Array.from({ length: Math.round(width / 9) }, () => {
    const x = next() * width;
    return `M${n(x)} ${n(next() ** 1.6 * height * 0.62)}h0`;
  }).join('');
  const trails = [1.55, 2.1, 2.7, 3.4, 4.2]
    .map((factor, index) => {
      const radius = height * 0.235 * factor;
      const dash = `${n(radius * (0.7 + next()))} ${n(radius * (0.35 + next()))}`;
      return `<circle cx="${cx}" cy="${cy}" r="${n(radius)}" stroke-width=".7" opacity="${n(0.5 - index * 0.08)}" stroke-dasharray="${dash}" stroke-dashoffset="${n(next() * 400 + turn * radius)}"/>`;
    })
    .join('');
  const layers = [
    [height * 0.84, height * 0.15, far, 0.55],
    [height * 0.93, height * 0.16, far, 0.9],
    [height * 1.02, height * 0.13, near, 1],
  ].map(([base, rise, fill, opacity], index) => {
    const points = ridge(width, base, rise, next);
    const engraved = [9, 20, 33, 48]
      .map((shift, depth) => `<path d="${line(points, shift)}" opacity="${n(0.34 - depth * 0.07)}"/>`)
      .join('');
    return `<path d="${line(points)}V${height}H0z" fill="${fill}" opacity="${opacity}"/><g fill="none" stroke="${index === 2 ? '#53699a' : '#cfd6e4'}" stroke-width=".6" opacity=".55">${engraved}</g>`;
  });
  return {
    defs: `<linearGradient id="${id}s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".52" stop-color="${upper}"/><stop offset=".78" stop-color="${low}"/><stop offset="1" stop-color="${light}"/></linearGradient>`,
    sky: `<path d="M0 0h${width}v${height}H0z" fill="url(#${id}s)"/><path d="${stars}" stroke="#f3f1e8" stroke-width="1.2" stroke-linecap="round" opacity=".65"/><g fill="none" stroke="#d8b777">${trails}</g>`,
    ground: layers.join(''),
  };
}

/** An object in its graduated ring. */
export function emblem({ name, centre: [cx, cy], radius, ink = '#f4ead2' }) {
  const scale = (radius * 1.16) / 32;
  const tick = (2 * Math.PI * radius) / 72;
  const body = objectOf(name);
  const drawn = (paint, star) =>
    `<g transform="translate(${n(cx - 16 * scale)} ${n(cy - 16 * scale)}) scale(${scale.toFixed(3)})" ${paint}>${body.replaceAll('data-star=""', star)}</g>`;
  return (
    `<g fill="none" stroke="#d8b777"><circle cx="${cx}" cy="${cy}" r="${radius}" stroke-width="1.1" fill="#0b1429" fill-opacity=".42"/><circle cx="${cx}" cy="${cy}" r="${n(radius * 1.055)}" stroke-width="${n(radius * 0.06)}" stroke-dasharray="1 ${(tick * 1.055 - 1).toFixed(3)}" opacity=".75"/><circle cx="${cx}" cy="${cy}" r="${n(radius * 0.93)}" stroke-width=".5" opacity=".5"/></g>` +
    drawn('fill="none" stroke="#d8b777" stroke-width="1.5" opacity=".13"', 'fill="none"') +
    drawn(`fill="none" stroke="${ink}" stroke-width=".62"`, 'fill="#ead3a4" stroke="none"')
  );
}

const isWide = (character) => /[\p{Script=Han}，。、；：？！（）《》＋％]/u.test(character);

/** Lines of at most `width` pixels; a comma or full stop never begins one. */
export function wrap(words, size, width) {
  const lines = [''];
  let used = 0;
  for (const character of words) {
    const own = isWide(character) ? size : size * 0.56;
    if (used + own > width && !/[，。、；：？！”）]/.test(character)) {
      lines.push('');
      used = 0;
    }
    lines[lines.length - 1] += character;
    used += own;
  }
  return lines.map((part) => part.trim());
}

/** The same for words with spaces between them, which are not broken. */
export function wrapWords(words, size, width) {
  const lines = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length * size * 0.5 <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export const SANS =
  'PingFang SC, HarmonyOS Sans SC, Source Han Sans SC, Noto Sans CJK SC, Noto Sans SC, Microsoft YaHei, sans-serif';
export const SERIF =
  'Source Han Serif SC, Noto Serif CJK SC, Noto Serif SC, Songti SC, Microsoft YaHei, serif';

export function text(
  x,
  y,
  words,
  { size, fill = '#161c28', weight = 400, family = SANS, anchor, opacity } = {},
) {
  const place = `${anchor === undefined ? '' : ` text-anchor="${anchor}"`}${opacity === undefined ? '' : ` opacity="${opacity.toFixed(3)}"`}`;
  return `<text x="${n(x)}" y="${n(y)}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}"${place}>${escaped(words)}</text>`;
}
