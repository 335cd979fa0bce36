import { face } from './frame.mjs';
import { glow, gradient, lines, n, randomOf, ring, smooth, stars } from './engraving.mjs';

const [X, Y] = [612, 168];
/** Ridges by level, and the colour of their crests. */
const LEVELS = {
  CLASSIC: { ridges: 2, crest: '#a8b6d0', ground: ['#0f1a33', '#22345c'] },
  GOLD: { ridges: 3, crest: '#d8b777', ground: ['#101a30', '#2b3558'] },
  PLATINUM: { ridges: 4, crest: '#f3f5f9', ground: ['#151d30', '#3b4a6b'] },
};

/** Trails of stars about Polaris over engraved ridges: everyday cards. */
export function beichen(level) {
  const { ridges, crest, ground } = LEVELS[level];
  const random = randomOf(71);
  const trails = { pale: '', bright: '', gold: '' };
  for (let r = 26, index = 0; r < 460; r += 9 + random() * 7, index += 1) {
    const round = 2 * Math.PI * r;
    const kind = index % 6 === 2 ? 'gold' : index % 3 === 0 ? 'bright' : 'pale';
    const long = round * (0.1 + random() * 0.22);
    const dash = [long, round * (0.12 + random() * 0.2), long * 0.45, round * (0.1 + random() * 0.3)];
    trails[kind] += ring(X, Y, r, dash.map(Math.round).join(' '), random() * 360);
  }
  const crestOf = (index) => {
    const base = 300 + (index * 190) / ridges;
    const phase = index * 2.1 + 0.6;
    return Array.from({ length: 24 }, (_, step) => {
      const x = 226 + step * 29;
      const rise = Math.min(1, step / 6);
      const wave =
        Math.sin(step * 0.52 + phase) * 34 + Math.sin(step * 1.31 + phase * 2) * 17 + (random() - 0.5) * 16;
      return [x, base + 66 * (1 - rise) - wave * rise * (1 - index * 0.1)];
    });
  };
  let mountains = '';
  for (let index = 0; index < ridges; index += 1) {
    const d = smooth(crestOf(index));
    const engraved = Array.from(
      { length: 15 },
      (_, line) => `<use href="#r${index}" y="${7 + line * 7}" opacity="${n(0.42 - line * 0.025)}"/>`,
    ).join('');
    mountains +=
      `<path d="${d}V540H226z" fill="url(#h${index % 2})"/>` +
      lines(
        `stroke="${crest}" stroke-width=".9"`,
        `<path id="r${index}" d="${d}" stroke-width="1.6" opacity=".9"/>${engraved}`,
      );
  }
  return face({
    title: '北辰',
    ground,
    veil: ground[0],
    ink: '#fbf9f4',
    defs:
      glow('p', '#fff1cf', 0.8) +
      [0, 1]
        .map((index) =>
          gradient(
            `h${index}`,
            [
              [0, ['#24365f', '#1b2a4e'][index]],
              [1, ['#0f1a33', '#0c152b'][index]],
            ],
            'x2="0" y2="1"',
          ),
        )
        .join(''),
    subject:
      lines('stroke="#8496b8" stroke-width="1" opacity=".55"', trails.pale) +
      lines('stroke="#cfd6e4" stroke-width="1.3" opacity=".75"', trails.bright) +
      lines('stroke="#d8b777" stroke-width="1.6"', trails.gold) +
      stars(random, 24, [420, 20, 420, 240], '#f3f5f9') +
      `<circle cx="${X}" cy="${Y}" r="34" fill="url(#p)"/><circle cx="${X}" cy="${Y}" r="7" fill="#ead3a4"/>` +
      mountains,
  });
}
