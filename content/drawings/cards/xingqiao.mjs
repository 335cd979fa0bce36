import { face } from './frame.mjs';
import { glow, gradient, lines, n, path, randomOf, ring, stars } from './engraving.mjs';

const ARCHES = 17;
const [LEFT, RIGHT, WATER] = [322, 852, 376];
const [MOON_X, MOON_Y] = [652, 158];
const LEVELS = {
  GOLD: { ground: ['#0c1c33', '#1b5f60'], line: '#cfe3dc', rings: 11 },
  PLATINUM: { ground: ['#101b2c', '#35636f'], line: '#eef4f4', rings: 19 },
};

/** The deck above the water at a share of the length: highest in the middle. */
const deck = (share) => WATER - 58 - 68 * (1 - (2 * share - 1) ** 2);

/** The bridge of seventeen arches and its reflection: cards for use abroad. */
export function xingqiao(level) {
  const { ground, line, rings } = LEVELS[level];
  const random = randomOf(17);
  const weights = Array.from({ length: ARCHES }, (_, index) => 1 + 0.9 * (1 - Math.abs(index - 8) / 8));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let x = LEFT;
  let [openings, inner] = ['', ''];
  for (const weight of weights) {
    const width = ((RIGHT - LEFT) * weight) / whole;
    const top = deck((x + width / 2 - LEFT) / (RIGHT - LEFT)) + 20;
    const arch = (inset) => {
      const r = width / 2 - 2.5 - inset;
      const spring = Math.min(WATER - 4, top + r + inset);
      return `M${n(x + 2.5 + inset)} ${WATER}V${n(spring)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V${WATER}`;
    };
    openings += arch(0);
    inner += arch(3) + (width > 32 ? arch(6) : '');
    x += width;
  }
  const top = `M${LEFT - 60} ${n(deck(0) + 26)}Q${LEFT - 20} ${n(deck(0) + 8)} ${LEFT} ${n(deck(0))}Q${(LEFT + RIGHT) / 2} ${n(deck(0.5) * 2 - deck(0))} ${RIGHT} ${n(deck(1))}l30 14`;
  const waves = Array.from({ length: 120 }, () => {
    const depth = random();
    return `M${Math.round(300 + random() * 560)} ${Math.round(WATER + 6 + depth * 156)}h${Math.round(10 + random() * 44 * (0.4 + depth))}`;
  }).join('');
  const glitter = Array.from({ length: 22 }, (_, index) => {
    const half = 5 + random() * 16;
    return `M${n(MOON_X - half + (random() - 0.5) * 10)} ${WATER + 10 + index * 7}h${n(half * 2)}`;
  }).join('');
  const arcs = Array.from({ length: rings }, (_, index) =>
    ring(MOON_X, MOON_Y, 46 + index * (200 / rings)),
  ).join('');
  return face({
    title: '星桥',
    ground,
    veil: ground[0],
    ink: '#fbf9f4',
    defs:
      glow('p', '#fff1cf', 0.5) +
      gradient(
        'b',
        [
          [0, '#1f4d55'],
          [1, '#0d2a38'],
        ],
        'x2="0" y2="1"',
      ) +
      gradient(
        'w',
        [
          [0, '#0d2a38', 0.9],
          [1, '#123f47', 0.4],
        ],
        'x2="0" y2="1"',
      ),
    subject:
      stars(random, 60, [300, 16, 550, 220], '#eaf4ee') +
      lines(`stroke="${line}" stroke-width=".9" opacity=".32"`, arcs) +
      `<circle cx="${MOON_X}" cy="${MOON_Y}" r="70" fill="url(#p)"/><circle cx="${MOON_X}" cy="${MOON_Y}" r="31" fill="#e5d3a6"/>` +
      lines('stroke="#b8925a" stroke-width="1.2"', ring(MOON_X, MOON_Y, 35, '1.5 4')) +
      `<path d="${top}V${WATER}H${LEFT - 60}z" fill="url(#b)"/><path d="${openings}" fill="#0c2a3c"/>` +
      `<path fill="url(#w)" d="M256 ${WATER}h600v164H256z"/>` +
      lines(
        `stroke="${line}"`,
        `<g id="b2">${path(openings, 'stroke-width="1.3" opacity=".9"')}${path(inner, 'stroke-width=".8" opacity=".45"')}` +
          `${path(top, 'stroke-width="1.8"')}</g>` +
          path(top, 'transform="translate(0 -5)" stroke-width="9" stroke-dasharray="1.6 5.4" opacity=".85"') +
          path(top, 'transform="translate(0 -11)" stroke-width="1.4"') +
          [6, 10, 14]
            .map((y) => path(top, `transform="translate(0 ${y})" stroke-width=".7" opacity=".5"`))
            .join('') +
          `<use href="#b2" transform="matrix(1 0 0 -.7 0 ${n(WATER * 1.7)})" opacity=".26"/>` +
          path(waves, 'stroke-width=".9" opacity=".4"') +
          path(`M256 ${WATER}h600`, 'stroke-width="1.2" opacity=".7"'),
      ) +
      path(glitter, 'stroke="#e5d3a6" stroke-width="1.6" opacity=".7" fill="none"'),
  });
}
