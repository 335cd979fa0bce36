/* What the six families of card faces are drawn with. Geometry in tenths of a millimetre: a card is 856 by 540. */
export const [WIDTH, HEIGHT] = [856, 540];

export const n = (value) => String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.');

/** The same numbers every time (mulberry32). */
export function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth curve through the middles of its points, in whole units and small steps, which pack well. */
export function smooth(points, isClosed = false) {
  const at = points.map((point) => point.map(Math.round));
  const middle = ([ax, ay], [bx, by]) => [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)];
  const start = isClosed ? middle(at.at(-1), at[0]) : at[0];
  let [x, y] = start;
  let d = `M${x} ${y}`;
  at.forEach((point, index) => {
    const next = at[index + 1] ?? (isClosed ? at[0] : undefined);
    const end = next === undefined ? point : middle(point, next);
    d += `q${point[0] - x} ${point[1] - y} ${end[0] - x} ${end[1] - y}`;
    [x, y] = end;
  });
  return `${d.replaceAll(' -', '-')}${isClosed ? 'z' : ''}`;
}

/** A group of lines of one stroke. */
export const lines = (attributes, content) => `<g fill="none" ${attributes}>${content}</g>`;
export const path = (d, attributes = '') => `<path d="${d}"${attributes && ` ${attributes}`}/>`;
/** A circle drawn as marks: `dash` says how long and how far apart. */
export const ring = (x, y, r, dash = '', turn = 0) =>
  `<circle cx="${x}" cy="${y}" r="${n(r)}"${dash && ` stroke-dasharray="${dash}"`}${turn ? ` transform="rotate(${n(turn)} ${x} ${y})"` : ''}/>`;

export const gradient = (id, stops, direction = 'x2="1" y2="1"') =>
  `<linearGradient id="${id}" ${direction}>${stopsOf(stops)}</linearGradient>`;
export const glow = (id, colour, opacity) =>
  `<radialGradient id="${id}">${stopsOf([
    [0, colour, opacity],
    [1, colour, 0],
  ])}</radialGradient>`;

function stopsOf(stops) {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop${offset ? ` offset="${n(offset)}"` : ''} stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}

/** Stars as one dotted path each size. */
export function stars(random, count, [x, y, width, height], colour) {
  const sizes = [1.4, 2.2, 3];
  return sizes
    .map((size, kind) => {
      const dots = Array.from({ length: Math.round(count / (kind + 1)) }, () => {
        return `M${Math.round(x + random() * width)} ${Math.round(y + random() * height)}h0`;
      });
      return `<path d="${dots.join('')}" fill="none" stroke="${colour}" stroke-linecap="round" stroke-width="${size}" opacity="${n(0.5 + kind * 0.15)}"/>`;
    })
    .join('');
}
