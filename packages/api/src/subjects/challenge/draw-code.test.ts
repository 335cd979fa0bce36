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
      for (const value of values) {
        const [x = NaN, y = NaN] = value.split(' ').map(Number);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(168);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(64);
      }
    }
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
