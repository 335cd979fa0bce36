import { face } from './frame.mjs';
import { glow, lines, n, path, randomOf, ring, stars } from './engraving.mjs';

const [X, Y, R] = [630, 246, 184];
const TILT = 33;
/** How many rings the instrument has, and what it is made of. */
const LEVELS = {
  GOLD: { rings: 3, metal: '#d8b777', ground: ['#0b1429', '#14213f'] },
  PLATINUM: { rings: 4, metal: '#dfe3ec', ground: ['#10141f', '#2a3242'] },
  DIAMOND: { rings: 5, metal: '#ead3a4', ground: ['#070c1a', '#131c38'] },
  INFINITE: { rings: 7, metal: '#ead3a4', ground: ['#05070d', '#15171f'] },
};

/** The armillary sphere turned to the star: cards of private banking and of business. */
export function yuheng(level) {
  const { rings, metal, ground } = LEVELS[level];
  const random = randomOf(43);
  const ellipse = (rx, ry, turn, extra = '') =>
    `<ellipse cx="${X}" cy="${Y}" rx="${n(rx)}" ry="${n(ry)}" transform="rotate(${n(turn)} ${X} ${Y})"${extra}/>`;
  /** A band is two lines and its divisions. */
  const band = (rx, ry, turn) =>
    ellipse(rx, ry, turn, ' stroke-width="2.400"') +
    ellipse(rx - 7, ry - 7, turn, ' stroke-width="1"') +
    ellipse(rx - 3.5, ry - 3.5, turn, ' stroke-width="6" stroke-dasharray="1 5.700" opacity=".8"');
  const turns = Array.from({ length: rings }, (_, index) =>
    band(R - 12, 34 + ((index * 53) % 118), TILT + (index * 180) / rings),
  ).join('');
  const [dx, dy] = [Math.sin((TILT * Math.PI) / 180), -Math.cos((TILT * Math.PI) / 180)];
  const along = (t, off) => `${n(X + dx * t - dy * off)} ${n(Y + dy * t + dx * off)}`;
  const [sx, sy] = [n(X + dx * (R + 22)), n(Y + dy * (R + 22))];
  return face({
    title: '玉衡',
    ground,
    veil: ground[0],
    ink: '#ead3a4',
    defs: glow('p', '#fff6df', 0.95),
    subject:
      stars(random, rings * 12, [380, 16, 470, 500], '#f6ecd6') +
      lines(
        `stroke="${metal}" stroke-width=".800" opacity=".16"`,
        Array.from({ length: 8 }, (_, index) => ring(X, Y, R + 34 + index * 20)).join(''),
      ) +
      lines(
        `stroke="${metal}" stroke-linecap="butt"`,
        path(
          `M540 500L575 ${Y + 178}M630 520V${Y + R + 4}M720 500L685 ${Y + 178}M470 540q160-36 320 0`,
          'stroke-width="5"',
        ) +
          path('M500 548q130-30 260 0M530 556q100-24 200 0', 'stroke-width="1.200" opacity=".6"') +
          ring(X, Y, R).replace('/>', ' stroke-width="3"/>') +
          ring(X, Y, R - 12).replace('/>', ' stroke-width="1.200"/>') +
          ring(X, Y, R - 6, '1.200 5.100').replace('/>', ' stroke-width="9" opacity=".85"/>') +
          turns +
          path(
            `M${along(-R + 12, 5)}L${along(R - 12, 5)}M${along(-R + 12, -5)}L${along(R - 12, -5)}`,
            'stroke-width="2"',
          ) +
          path(
            `M${along(-R + 12, 0)}L${along(R - 12, 0)}`,
            'stroke-width="8" stroke-dasharray="1 8" opacity=".7"',
          ),
      ) +
      `<circle cx="${X}" cy="${Y}" r="9" fill="${metal}"/><circle cx="${sx}" cy="${sy}" r="34" fill="url(#p)"/><circle cx="${sx}" cy="${sy}" r="7" fill="#fff6df"/>`,
  });
}
