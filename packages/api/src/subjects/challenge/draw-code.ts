import { randomInt } from 'node:crypto';
import { GLYPHS, type Point } from './glyphs.ts';

const LETTERS = Object.keys(GLYPHS);
const LENGTH = 4;

const WIDTH = 168;
const HEIGHT = 64;
// Ink on paper as in the bank's own colours, 12:1; grey mode and themes show the picture as it is.
const INK = '#1b2a4e';
const PAPER = '#faf8f3';
const PEN = 3.2;
const HAIR = 1.1;
const CELL = 37;
const SCALE = 2.3;
// Strokes are cut into pieces no longer than this, so that no path holds a letter.
const PIECE = 5;
const HAIR_LINES = 5;
const SPECKS = 26;

/** Four of the 23 letters and figures: 279,841 codes. */
export function makeCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

// Not from Math.random: whoever could foretell the distortion could take it away.
const within = (low: number, high: number) => low + ((high - low) * randomInt(10_000)) / 10_000;

type Piece = readonly [from: Point, to: Point];

function cut([x1, y1]: Point, [x2, y2]: Point): Piece[] {
  const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / PIECE));
  const at = (i: number): Point => [x1 + ((x2 - x1) * i) / count, y1 + ((y2 - y1) * i) / count];
  return Array.from({ length: count }, (_, i): Piece => [at(i), at(i + 1)]);
}

function pieces(points: readonly Point[]): Piece[] {
  return points.slice(1).flatMap((point, i) => cut(points[i] ?? point, point));
}

/** Turned, leaned and set down in its cell. */
function placed(letter: string, index: number): Piece[] {
  const [turn, lean, size] = [within(-0.26, 0.26), within(-0.22, 0.22), SCALE * within(0.92, 1.08)];
  const [left, top] = [10 + index * CELL + within(0, 5), HEIGHT / 2 + within(-4, 4)];
  const place = ([x, y]: Point): Point => {
    const [across, down] = [(x - 5 + lean * (y - 7)) * size, (y - 7) * size];
    return [
      left + 12 + across * Math.cos(turn) - down * Math.sin(turn),
      top + across * Math.sin(turn) + down * Math.cos(turn),
    ];
  };
  return (GLYPHS[letter] ?? []).flatMap((stroke) => pieces(stroke.map(place)));
}

/** A hair line from side to side. */
function hairLine(): Piece[] {
  const points = Array.from({ length: 5 }, (_, i): Point => [(WIDTH / 4) * i, within(6, HEIGHT - 6)]);
  return pieces(points);
}

function speck(): Piece {
  const [x, y] = [within(4, WIDTH - 4), within(4, HEIGHT - 4)];
  return [
    [x, y],
    [x + within(-3, 3), y + within(-3, 3)],
  ];
}

/** One wave through the whole picture, letters and noise alike. */
function wave(): (point: Point) => Point {
  const [height, length, phase] = [within(1.4, 2.6), within(38, 62), within(0, 6.28)];
  return ([x, y]) => [
    x + height * Math.sin(y / 11 + phase),
    y + height * Math.sin((x / length) * 6.28 + phase),
  ];
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}

function pathOf(all: readonly Piece[], bend: (point: Point) => Point): string {
  const text = (point: Point) =>
    bend(point)
      .map((value) => value.toFixed(1))
      .join(' ');
  return shuffled(all)
    .map(([from, to]) => `M${text(from)}L${text(to)}`)
    .join('');
}

/** The code as a picture of short strokes in no order; it can be enlarged without loss. */
export function drawCode(code: string): string {
  const bend = wave();
  const letters = pathOf(
    Array.from(code).flatMap((letter, index) => placed(letter, index)),
    bend,
  );
  const noise = pathOf(
    [...Array.from({ length: HAIR_LINES }, hairLine).flat(), ...Array.from({ length: SPECKS }, speck)],
    bend,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>` +
    `<g fill="none" stroke="${INK}" stroke-linecap="round">` +
    `<path stroke-width="${HAIR}" d="${noise}"/><path stroke-width="${PEN}" d="${letters}"/></g></svg>`
  );
}
