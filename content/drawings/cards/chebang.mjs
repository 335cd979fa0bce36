import { face } from './frame.mjs';
import { lines, path, smooth } from './engraving.mjs';

const LEVELS = {
  CLASSIC: { levels: 12, index: '#53699a', ground: ['#fbf9f4', '#e9e2d3'] },
  PLATINUM: { levels: 18, index: '#94703a', ground: ['#f8f8f7', '#dcdcdd'] },
};
const STEP = 16;
const HILLS = [
  [560, 190, 150, 190, 1],
  [760, 420, 170, 120, 0.86],
  [470, 470, 120, 90, 0.62],
  [850, 60, 120, 130, 0.7],
];
const height = (x, y) =>
  HILLS.reduce(
    (sum, [hx, hy, wx, wy, h]) => sum + h * Math.exp(-(((x - hx) / wx) ** 2) - ((y - hy) / wy) ** 2),
    0,
  ) +
  0.03 * Math.sin(x / 31 + y / 53);

/** A map of hills and the road over their pass: cards for drivers. */
export function chebang(level) {
  const { levels, index, ground } = LEVELS[level];
  const contours = { fine: '', index: '' };
  for (let step = 0; step < levels; step += 1) {
    const kind = step % 4 === 1 ? 'index' : 'fine';
    contours[kind] += contourOf(0.16 + (0.94 * step) / levels);
  }
  const road = smooth([
    [390, 560],
    [410, 520],
    [520, 486],
    [640, 478],
    [612, 396],
    [580, 340],
    [640, 304],
    [748, 286],
    [716, 218],
    [680, 178],
    [706, 128],
    [790, 110],
    [830, 70],
    [880, 24],
  ]);
  return face({
    title: '车帮',
    isPaper: true,
    ground,
    veil: ground[0],
    ink: '#14213f',
    subject:
      lines('stroke="#53699a" stroke-width=".9" opacity=".5"', path(contours.fine)) +
      lines(`stroke="${index}" stroke-width="1.500"`, path(contours.index)) +
      `<g fill="none" stroke-linecap="round"><path id="r" d="${road}" stroke="#14213f" stroke-width="17"/>` +
      `<use href="#r"/><path d="${road}" stroke="#fbf9f4" stroke-width="13"/><path d="${road}" stroke="#b8925a" stroke-width="2" stroke-dasharray="10 9" stroke-linecap="butt"/></g>` +
      '<circle cx="688" cy="160" r="14" fill="#fbf9f4" stroke="#14213f" stroke-width="2.400"/><circle cx="688" cy="160" r="7" fill="#b83a1e"/>',
  });
}

/** Marching squares over the field, its pieces joined to curves. */
function contourOf(at) {
  const ends = new Map();
  const key = ([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const between = (ax, ay, bx, by) => {
    const [a, b] = [height(ax, ay), height(bx, by)];
    const t = (at - a) / (b - a);
    return [ax + (bx - ax) * t, ay + (by - ay) * t];
  };
  const add = (a, b) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ])
      ends.set(key(from), [...(ends.get(key(from)) ?? []), { from, to }]);
  };
  for (let y = -STEP; y < 540 + STEP; y += STEP)
    for (let x = 270; x < 856 + STEP; x += STEP) {
      const corners = [
        [x, y],
        [x + STEP, y],
        [x + STEP, y + STEP],
        [x, y + STEP],
      ];
      const crossed = corners.flatMap((corner, index) => {
        const next = corners[(index + 1) % 4];
        return height(...corner) > at === height(...next) > at ? [] : [between(...corner, ...next)];
      });
      for (let index = 0; index + 1 < crossed.length; index += 2) add(crossed[index], crossed[index + 1]);
    }
  const used = new Set();
  const lineFrom = (start) => {
    const points = [start];
    used.add(key(start));
    for (let here = start; ;) {
      const next = ends.get(key(here))?.find(({ to }) => !used.has(key(to)));
      if (next === undefined) return points;
      here = next.to;
      used.add(key(here));
      points.push(here);
    }
  };
  const starts = [...ends.values()].toSorted((a, b) => a.length - b.length).map(([{ from }]) => from);
  return starts
    .filter((start) => !used.has(key(start)))
    .map((start) => {
      const isOpen = ends.get(key(start)).length === 1;
      const points = lineFrom(start).filter((_, index, all) => index % 2 === 0 || index === all.length - 1);
      return points.length < 4 ? '' : smooth(points, !isOpen);
    })
    .join('');
}
