/*
 * Draws the face of a card: engraved hairlines for its purpose, a graduated ring, one star, the mark, a chip.
 * No lettering, so that names stay text beside it. The same drawing comes every time.
 */
const [WIDTH, HEIGHT] = [428, 270];

const n = (value) => Number(value.toFixed(1));

/** Ground from, ground to, lines, gold, paper. */
const PALETTES = {
  CLASSIC: [
    ['#1f3f52', '#2f6a70', '#9cc3bd', '#e0bf90', '#fbf9f4'],
    ['#27406b', '#4c6896', '#b6c6df', '#e0bf90', '#fbf9f4'],
    ['#4b3a44', '#8a6258', '#dcbfae', '#f0d9ae', '#fbf9f4'],
    ['#2d4a3e', '#5b8068', '#bcd2bd', '#e7cf97', '#fbf9f4'],
  ],
  GOLD: [
    ['#6b4f22', '#b3884a', '#f0d9ae', '#fff1cf', '#fffaf0'],
    ['#5a3a24', '#a8703f', '#eac79d', '#ffe9c6', '#fffaf0'],
    ['#4f4a2b', '#998a4c', '#e3d7a0', '#fff3cd', '#fffaf0'],
  ],
  PLATINUM: [
    ['#3c4658', '#8a96aa', '#dde3ec', '#f3ead3', '#ffffff'],
    ['#44434f', '#918fa0', '#e0dfe9', '#f3ead3', '#ffffff'],
    ['#34504f', '#7fa09e', '#d6e5e3', '#f3ead3', '#ffffff'],
  ],
  DIAMOND: [['#0b1429', '#1d3564', '#6f87b8', '#ead3a4', '#fbf9f4']],
  INFINITE: [['#0a0d14', '#262b38', '#7d808a', '#d8b777', '#fbf9f4']],
};

const path = (d, stroke, width = 0.8, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** Lines that run across the card, bent by two waves; `shape` gives the height at a share of the width. */
function lines(count, shape, stroke) {
  const drawn = [];
  for (let index = 0; index < count; index += 1) {
    const points = [];
    for (let step = 0; step <= 24; step += 1) {
      const at = step / 24;
      points.push(`${n(at * WIDTH)} ${n(shape(at, index / count))}`);
    }
    drawn.push(path(`M${points.join('L')}`, stroke, 0.8, n(0.25 + 0.5 * (1 - index / count))));
  }
  return drawn.join('');
}

const wave = (at, pace, phase) => Math.sin(at * Math.PI * 2 * pace + phase);

/** What each purpose is drawn as. */
const MOTIFS = {
  DAILY: (line) =>
    Array.from({ length: 9 }, (_, index) =>
      path(arc(306, 150, 34 + index * 17), line, 0.8, n(0.75 - index * 0.06)),
    ).join(''),
  DINING: (line) =>
    lines(11, (at, depth) => 92 + depth * 150 + wave(at, 1.1, depth * 3) * 13 * (1 - depth * 0.4), line),
  TRAVEL: (line) =>
    lines(
      12,
      (at, depth) =>
        150 + depth * 112 - Math.max(0, wave(at, 1.6, depth * 1.7) + wave(at, 3.7, depth)) * 34 * (1 - depth),
      line,
    ),
  ABROAD: (line) =>
    [14, 34, 56, 78, 96]
      .map(
        (rx) =>
          `<ellipse cx="306" cy="142" rx="${rx}" ry="98" fill="none" stroke="${line}" stroke-width=".8" opacity=".6"/>`,
      )
      .join('') +
    [-70, -38, 0, 38, 70]
      .map((dy) => {
        const half = n(Math.sqrt(98 * 98 - dy * dy));
        return path(`M${n(306 - half)} ${142 + dy}h${n(half * 2)}`, line, 0.8, 0.6);
      })
      .join(''),
  MOTORING: (line) =>
    Array.from({ length: 12 }, (_, index) =>
      path(
        `M${n(330 + index * 2)} 96C${n(300 + index * 4)} 160 ${n(150 + index * 26)} 190 ${n(40 + index * 36)} 270`,
        line,
        0.8,
        n(0.35 + (index % 4) * 0.15),
      ),
    ).join(''),
  YOUNG: (line) => lines(12, (at, depth) => 210 - at * 130 + depth * 70 + wave(at, 2.2, depth * 2) * 9, line),
  FAMILY: (line) =>
    Array.from({ length: 28 }, (_, index) => {
      const [column, row] = [index % 7, Math.floor(index / 7)];
      return `<rect x="${206 + column * 30}" y="${110 + row * 38}" width="18" height="24" fill="none" stroke="${line}" stroke-width=".8" opacity="${n(0.3 + ((index * 5) % 7) / 10)}"/>`;
    }).join(''),
  CULTURE: (line) =>
    Array.from({ length: 8 }, (_, index) => {
      const y = 104 + index * 22;
      return path(`M150 ${y}q78 ${n(28 - index * 2)} 156 0t156 0`, line, 0.8, n(0.75 - index * 0.06));
    }).join(''),
  BUSINESS: (line) =>
    Array.from({ length: 22 }, (_, index) => {
      const height = 30 + ((index * 37) % 96);
      return path(`M${180 + index * 11} 244v-${height}`, line, 1.4, n(0.3 + ((index * 3) % 6) / 10));
    }).join(''),
};

function arc(x, y, radius) {
  return `M${n(x - radius)} ${y}a${radius} ${radius} 0 0 1 ${n(radius * 2)} 0`;
}

function ring(x, y, radius, gold) {
  const ticks = Array.from({ length: 41 }, (_, index) => {
    const turn = Math.PI * (1 + index / 40);
    const long = index % 5 === 0 ? 9 : 4.5;
    return `M${n(x + Math.cos(turn) * radius)} ${n(y + Math.sin(turn) * radius)}L${n(x + Math.cos(turn) * (radius + long))} ${n(y + Math.sin(turn) * (radius + long))}`;
  });
  return path(`${arc(x, y, radius)}${ticks.join('')}`, gold, 1);
}

const CHIP =
  '<g transform="translate(38 118)"><rect width="52" height="40" rx="5" fill="#e6cf9f"/><path d="M0 13h17v14H0M52 13H35v14h17M17 0v40M35 0v40M17 20h18" fill="none" stroke="#8a6a35" stroke-width="1.1"/></g>';

export function cardFace({ id, cardLevel, themes }, index) {
  const grounds = PALETTES[cardLevel];
  const [from, to, line, gold, paper] = grounds[index % grounds.length];
  const [theme] = themes;
  const star = [306 + Math.round(Math.cos(index * 1.7) * 40), 66 + (index % 3) * 9];
  const p = `c${index}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${id}">` +
    `<defs><linearGradient id="${p}g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<mask id="${p}m"><circle cx="48" cy="48" r="46" fill="#fff"/><path d="M41 27V58A25 25 0 0 1 16 83L0 90M55 27V58A22 22 0 0 0 77 80H96M41 46H0M55 49L100 24" fill="none" stroke="#000" stroke-width="6"/></mask>` +
    `<clipPath id="${p}c"><rect width="${WIDTH}" height="${HEIGHT}" rx="14"/></clipPath></defs>` +
    `<g clip-path="url(#${p}c)"><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#${p}g)"/>${MOTIFS[theme](line)}${ring(306, 150, 122, gold)}` +
    `<circle cx="${star[0]}" cy="${star[1]}" r="4.2" fill="${gold}"/></g>${CHIP}` +
    `<g transform="translate(36 30) scale(.46)"><path d="M0 0h96v96H0z" fill="${paper}" mask="url(#${p}m)"/><circle cx="48" cy="18" r="5" fill="${gold}"/></g></svg>\n`
  );
}
