import { describe, expect, it } from 'vitest';
import { qrPicture } from './qr-picture.ts';

const QUIET = 4;

/** Rows of the code itself, `#` for dark. */
function modulesOf(svg: string): string[] {
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) - 2 * QUIET;
  const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  return Array.from({ length: side }, (_row, y) =>
    Array.from({ length: side }, (_cell, x) => (dark.has(`${x + QUIET} ${y + QUIET}`) ? '#' : '.')).join(''),
  );
}

describe('a QR picture', () => {
  // Held against another implementation, module by module.
  it('is the code of its address, of version 3 with the middle correction', () => {
    expect(modulesOf(String(qrPicture('https://www.beiyao.example/app')))).toEqual([
      '#######.#..#####.####.#######',
      '#.....#.###.##..###...#.....#',
      '#.###.#...###...#.##..#.###.#',
      '#.###.#.#.#.#.##.#....#.###.#',
      '#.###.#...##..#.####..#.###.#',
      '#.....#......#.##..#..#.....#',
      '#######.#.#.#.#.#.#.#.#######',
      '........##.....###..#........',
      '#.##.###..#..#.#.##.#.#..#.##',
      '#.####.##..#####.########...#',
      '.####.#.....##..###....##.##.',
      '.#.###.###......#..##..##...#',
      '#...#.#.###.#.##.#.......##..',
      '#.#.##.#...##.#.##.#..##..###',
      '###.#.#####.##.##.##.####.###',
      '##.##..##.##..#.#..##..##..#.',
      '......##.#.#..###..###..##.#.',
      '..#.#..#......#.##.....#.###.',
      '#.#.#.#.#.#..#####..####..#..',
      '...#.#...#...##..###.#....#..',
      '.##..##.#.#####.###.#######..',
      '........###....##.#.#...#####',
      '#######.#.#.#.##.#.##.#.##.#.',
      '#.....#.##.#.###..#.#...##...',
      '#.###.#...#.#....#..#####.#.#',
      '#.###.#.#.##.#...#####..##.#.',
      '#.###.#.##..##..#..#.#.#..#.#',
      '#.....#..#####.#..#.####.#.#.',
      '#######.###.#.#.#.####...#.#.',
    ]);
  });

  it('is the same for the same address, and has white around it', () => {
    const [one, other] = [1, 2].map(() => String(qrPicture('https://www.beiyao.example/app')));
    expect(one).toBe(other);
    expect(one).not.toMatch(/M[0-3] \d+h1|M\d+ [0-3]h1/);
  });
});
