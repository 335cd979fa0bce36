import { describe, expect, it } from 'vitest';
import { drawCode, makeCode } from './draw-code.ts';

describe('the picture of a code', () => {
  it('holds no text that a script could read, and no piece long enough to be a letter [FB-4]', () => {
    const picture = drawCode('AK47');
    expect(picture).not.toMatch(/<text|AK47|aria|title/);
    const paths = [...picture.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
    for (const path of paths) {
      for (const [, x1, y1, x2, y2] of path.matchAll(/M(\S+) ([\d.-]+)L(\S+) ([\d.-]+)/g)) {
        expect(Math.hypot(Number(x2) - Number(x1), Number(y2) - Number(y1))).toBeLessThan(8);
      }
    }
  });

  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 50 }, () => drawCode('AAAA'))).size).toBe(50);
  });

  it('stays small', () => {
    for (let i = 0; i < 50; i += 1) expect(drawCode(makeCode()).length).toBeLessThan(9_000);
  });

  it('keeps every letter inside the picture', () => {
    for (let i = 0; i < 200; i += 1) {
      const letters = / stroke-width="3.2" d="([^"]+)"/.exec(drawCode(makeCode()))?.[1] ?? '';
      const values = letters.split(/[ML]/).filter((text) => text !== '');
      expect(values.length).toBeGreaterThan(20);
      const outside = values.filter((value) => {
        const [x = NaN, y = NaN] = value.split(' ').map(Number);
        return !(x > 0 && x < 168 && y > 0 && y < 64);
      });
      expect(outside).toEqual([]);
    }
  });
});

describe('what a reader sees', () => {
  const piecesOf = (picture: string, width: string) =>
    [
      ...(new RegExp(`stroke-width="${width}" d="([^"]+)"`).exec(picture)?.[1] ?? '').matchAll(
        /M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g,
      ),
    ].map(([, ...ends]) => ends.map(Number));

  it('is ink on paper, lines without ends that are cut [FB-4]', () => {
    expect(drawCode('TTTT')).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 168 64" width="168" height="64"><rect width="168" height="64" fill="#faf8f3"\/><g fill="none" stroke="#1b2a4e" stroke-linecap="round"><path .*<\/g><\/svg>$/,
    );
  });

  it('are letters side by side, each whole, among lines from side to side and specks [FB-4]', () => {
    const picture = drawCode('TTTT');
    const letters = piecesOf(picture, '3.2');
    // Four cells of 37; a bar and a stem in each are twelve pieces or so.
    for (const cell of [0, 1, 2, 3]) {
      const own = letters.filter(([x = 0]) => x > 8 + 37 * cell && x < 12 + 37 * (cell + 1));
      expect(own.length).toBeGreaterThan(8);
    }
    const noise = piecesOf(picture, '1.1');
    expect(noise.length).toBeGreaterThan(5 * 30 + 26 - 10);
    const across = noise.map(([x = NaN]) => x);
    expect(Math.min(...across)).toBeLessThan(5);
    expect(Math.max(...across)).toBeGreaterThan(155);
    expect(noise.flat().every((value) => value > -5 && value < 175)).toBe(true);
  });

  it('hangs together: every piece of a letter begins where another ends [FB-4]', () => {
    const pieces = piecesOf(drawCode('TTTT'), '3.2');
    const ends = new Set(pieces.flatMap(([x1, y1, x2, y2]) => [`${x1} ${y1}`, `${x2} ${y2}`]));
    // Two strokes of five pieces or so have a point more than pieces each.
    expect(ends.size).toBeLessThanOrEqual(pieces.length + 8);
  });
});

describe('a code', () => {
  it('has four of the letters and figures that nobody takes for another one', () => {
    for (let i = 0; i < 500; i += 1) expect(makeCode()).toMatch(/^[ACEFHJKLMNPRTUVWXY34679]{4}$/);
  });

  it('uses all of them, at every place', () => {
    const codes = Array.from({ length: 2_000 }, makeCode);
    for (let place = 0; place < 4; place += 1) {
      expect(new Set(codes.map((code) => code[place])).size).toBe(23);
    }
  });
});
