import { face } from './frame.mjs';
import { lines, n, path, randomOf, smooth } from './engraving.mjs';

const LEAF =
  'M0 0C-8-6-22-4-32 2-30-8-32-16-42-26-30-24-22-28-16-34-12-46-6-54 0-66 6-54 12-46 16-34 22-28 30-24 42-26 32-16 30-8 32 2 22-4 8-6 0 0z';
const VEINS = 'M0 4V-58M0-4L-28 0M0-8L-36-24M0-4L28 0M0-8L36-24M0-26L-11-40M0-26L11-40M-16-15l-4-9M16-15l4-9';
/** Points of a shoot, from its root to its tip. */
const SHOOTS = [
  [
    [700, 560],
    [690, 470],
    [570, 390],
    [500, 330],
    [540, 260],
    [600, 200],
    [590, 120],
    [566, 40],
  ],
  [
    [790, 560],
    [780, 460],
    [820, 380],
    [760, 300],
    [730, 220],
    [700, 170],
    [740, 100],
    [770, 40],
  ],
  [
    [840, 560],
    [830, 430],
    [862, 330],
    [820, 240],
    [846, 150],
    [820, 70],
    [850, 0],
  ],
];

/** Ivy on brick: cards for the young. */
export function qingteng() {
  const random = randomOf(29);
  let [bricks, leaves] = ['', ''];
  for (let row = 0; row < 14; row += 1)
    for (let column = 0; column < 10; column += 1) {
      if (random() < 0.42) continue;
      bricks += `M${300 + column * 62 + (row % 2) * 31} ${4 + row * 40}h56v32h-56z`;
    }
  for (const shoot of SHOOTS)
    for (let index = 0; index < shoot.length - 1; index += 1)
      for (const share of index % 2 ? [0.3, 0.8] : [0.5]) {
        const [[ax, ay], [bx, by]] = [shoot[index], shoot[index + 1]];
        const size = 1.3 - (index / shoot.length) * 0.62 + random() * 0.16;
        const side = random() < 0.5 ? -1 : 1;
        const turn = side * (55 + random() * 70) + 12;
        leaves += `<use href="#${random() < 0.35 ? 'd' : 'l'}" transform="translate(${Math.round(ax + (bx - ax) * share)} ${Math.round(ay + (by - ay) * share)}) rotate(${Math.round(turn)}) scale(${n(size)})"/>`;
      }
  const stems = SHOOTS.map((points) => smooth(points)).join('');
  const leafOf = (id, fill) =>
    `<g id="${id}"><path d="${LEAF}" fill="${fill}" stroke="#bfe3d6" stroke-width="1.600"/><path d="${VEINS}" fill="none" stroke="#bfe3d6" stroke-width="1" opacity=".75"/></g>`;
  return face({
    title: '青藤',
    ground: ['#17524c', '#2f8473'],
    veil: '#17524c',
    ink: '#fbf9f4',
    defs: leafOf('l', '#236e62') + leafOf('d', '#195850'),
    subject:
      lines('stroke="#bfe3d6" stroke-width="1" opacity=".2"', path(bricks)) +
      lines('stroke="#dff3ea" stroke-width="2.600" stroke-linecap="round"', path(stems)) +
      leaves +
      '<circle cx="566" cy="40" r="7" fill="#ead3a4"/>',
  });
}
