import { face } from './frame.mjs';
import { gradient, lines, n, path, ring } from './engraving.mjs';

const X = 640;

/** A roof with raised eaves: half widths at ridge and eave, heights. */
function roof(ridge, eave, top, bottom) {
  const side = (sign) =>
    [X + sign * ridge, X + sign * (ridge + 14), X + sign * (eave - 34), X + sign * eave].map(n);
  const [l, r] = [side(-1), side(1)];
  const outline = `M${l[0]} ${top}C${l[1]} ${bottom - 34} ${l[2]} ${bottom - 12} ${l[3]} ${bottom}H${r[3]}C${r[2]} ${bottom - 12} ${r[1]} ${bottom - 34} ${r[0]} ${top}z`;
  const ribs = Array.from({ length: 29 }, (_, index) => {
    const share = (index - 14) / 15;
    return `M${n(X + ridge * share)} ${top}Q${n(X + (ridge + 10) * share)} ${bottom - 26} ${n(X + eave * share)} ${bottom}`;
  }).join('');
  return `<path d="${outline}" fill="#5d160c"/>${lines('stroke="#f4cfa8"', path(ribs, 'stroke-width=".9" opacity=".75"') + path(outline, 'stroke-width="2"') + path(`M${X - eave} ${bottom}l-8-7M${X + eave} ${bottom}l8-7M${X - ridge - 6} ${top}h${2 * ridge + 12}`, 'stroke-width="4" stroke-linecap="round"'))}`;
}

/** The drum tower over the tiles: cards for food, culture and the family. */
export function xiangwei() {
  const rays = Array.from({ length: 19 }, (_, index) => ring(X, 300, 130 + index * 14)).join('');
  const columns = (top, bottom, half, count) =>
    Array.from(
      { length: count },
      (_, index) => `M${n(X - half + (2 * half * index) / (count - 1))} ${top}V${bottom}`,
    ).join('');
  const courses = Array.from({ length: 9 }, (_, index) => {
    const y = 334 + index * 11;
    const joints = Array.from(
      { length: 8 },
      (__, joint) => `M${X - 112 + joint * 30 + (index % 2) * 15} ${y}v11`,
    ).join('');
    return `M${X - 120} ${y}h240${joints}`;
  }).join('');
  return face({
    title: '乡味',
    ground: ['#7d2410', '#b83a1e'],
    veil: '#7a2210',
    ink: '#fbf9f4',
    defs:
      gradient(
        'b',
        [
          [0, '#8d2a15'],
          [1, '#6b1b0d'],
        ],
        'x2="0" y2="1"',
      ) +
      '<pattern id="t" width="34" height="34" patternUnits="userSpaceOnUse" patternTransform="translate(0 424)"><path d="M0 0h34v34H0z" fill="#7a2210"/><path d="M0 0a17 17 0 0 0 34 0M-17 17a17 17 0 0 0 34 0a17 17 0 0 0 34 0M5 0a12 12 0 0 0 24 0" fill="none" stroke="#f4cfa8" stroke-width="1.300" opacity=".7"/></pattern>' +
      gradient(
        'f',
        [
          [0, '#7a2210', 0],
          [1, '#4d0f06', 0.8],
        ],
        'x2="0" y2="1"',
      ),
    subject:
      lines('stroke="#f4cfa8" stroke-width=".9" opacity=".34"', rays) +
      `<path d="M${X - 120} 330h240v96h-240z" fill="url(#b)"/>` +
      lines(
        'stroke="#f4cfa8"',
        path(courses, 'stroke-width=".7" opacity=".4"') +
          path(`M${X - 126} 330h252M${X - 120} 330v96M${X + 120} 330v96`, 'stroke-width="2.200"') +
          path(
            Array.from({ length: 17 }, (_, index) => `M${X - 120 + index * 15} 330v-8h7v8`).join(''),
            'stroke-width="1.200"',
          ),
      ) +
      `<path d="M${X - 28} 426v-44a28 28 0 0 1 56 0v44z" fill="#3d0b05" stroke="#f4cfa8" stroke-width="2"/>` +
      lines('stroke="#f4cfa8" opacity=".7"', ring(X, 382, 34, '53.4 200', 180)) +
      `<path d="M${X - 92} 288h184v34h-184z" fill="#6b1b0d"/>` +
      lines(
        'stroke="#f4cfa8"',
        path(columns(288, 322, 88, 9), 'stroke-width="3"') +
          path(columns(292, 322, 80, 25), 'stroke-width=".7" opacity=".6"') +
          path(`M${X - 92} 308h184`, 'stroke-width="1"'),
      ) +
      roof(88, 138, 238, 290) +
      `<path d="M${X - 70} 208h140v30h-140z" fill="#6b1b0d"/>` +
      lines(
        'stroke="#f4cfa8"',
        path(columns(208, 238, 66, 7), 'stroke-width="3"') +
          path(columns(211, 238, 60, 19), 'stroke-width=".7" opacity=".6"'),
      ) +
      roof(62, 112, 150, 212) +
      `<path d="M${X - 66} 150q66-12 132 0z" fill="#f4cfa8"/><circle cx="${X}" cy="128" r="8" fill="#ead3a4"/><path d="M${X} 134v10" stroke="#ead3a4" stroke-width="3"/>` +
      '<path fill="url(#t)" d="M0 426h856v114H0z"/><path fill="url(#f)" d="M0 426h856v114H0z"/><path d="M0 426h856" stroke="#f4cfa8" stroke-width="1.600" opacity=".8"/>',
  });
}
