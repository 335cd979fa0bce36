/*
 * Draws the covers and the one-page pictures of the education zone into media/images. The same files come out every time.
 *
 *   node content/site/education-sources/make-pictures.mjs
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { posters } from './posters.mjs';
import { emblem, landscape } from './scenery.mjs';

const images = fileURLToPath(new URL('../media/images/', import.meta.url));

/** File → object, palette, what it stands for. */
const covers = {
  phone: ['mobile', 'slate'],
  shield: ['insurance', 'teal'],
  invest: ['wealth', 'sand'],
  home: ['house', 'slate'],
  document: ['guarantee', 'night'],
  card: ['card', 'teal'],
  book: ['book', 'sand'],
  company: ['company', 'night'],
  loan: ['calculator', 'slate'],
  deposit: ['deposit', 'teal'],
  rights: ['rights', 'night'],
  transfer: ['fx', 'sand'],
  shop: ['shop', 'slate'],
  chart: ['fund', 'teal'],
};

for (const [index, [file, [object, palette]]] of Object.entries(covers).entries()) {
  const [width, height] = [736, 378];
  const centre = [484, 172];
  const scene = landscape({ id: `e${file}`, width, height, palette, seed: 41 + index * 17, centre });
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${object}"><defs>${scene.defs}</defs>` +
    `${scene.sky}${emblem({ name: object, centre, radius: 112 })}${scene.ground}</svg>`;
  writeFileSync(`${images}edu-${file}.svg`, `${drawing}\n`);
}

for (const [file, drawing] of Object.entries(posters()))
  writeFileSync(`${images}poster-${file}.svg`, `${drawing}\n`);
