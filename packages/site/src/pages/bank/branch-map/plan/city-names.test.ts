import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textWidth } from '@bank/ui';
import { WIDTH, cityDots } from './city-dots.ts';
import { shortCity } from './city-links.ts';
import { dotBox, labelBox, labelPlaces, overlap } from './city-labels.ts';

const branches = readFileSync(
  new URL('../../../../../../../content/branches/branches.csv', import.meta.url),
  'utf8',
);
/** Codes of province, city and district, then their names in Chinese and in English. */
const CITY = /,\d{6},(\d{6}),\d{6},[^,]*,([^,]*),[^,]*,[^,]*,([^,]*),/g;
const rows = [...branches.matchAll(CITY)].map(([, code = '', CN = '', EN = '']) => ({ code, CN, EN }));
/** A name ends where another begins with less than this between them. */
const LEAST = 3;

/** Every city that has branches, by its name in a language. */
function citiesIn(language: 'CN' | 'EN') {
  return [...Map.groupBy(rows, ({ code }) => code)].map(([code, own]) => ({
    code,
    province: '',
    name: own[0]?.[language] ?? '',
    count: own.length,
  }));
}

describe.each(['CN', 'EN'] as const)('the names on the map of cities, in %s', (language) => {
  const dots = cityDots(citiesIn(language));
  const places = labelPlaces(dots, WIDTH);
  const names = places.map((place, index) => labelBox(place, dots[index]?.width ?? 0));

  it('have the room of the largest type they are drawn in [BR-6]', () => {
    const css = readFileSync(new URL('CitiesPlan.module.css', import.meta.url), 'utf8');
    const type = Math.max(...[...css.matchAll(/font-size: (\d+)px/g)].map(([, size]) => Number(size)));
    for (const { city, width } of dots) {
      expect(width).toBeGreaterThanOrEqual(textWidth(`${shortCity(city.name)} ${city.count}`, type));
    }
  });

  it('are those of all cities', () => {
    expect(dots.length).toBeGreaterThan(20);
  });

  it('stand clear of each other and of every dot but their own [BR-6]', () => {
    const near = names.flatMap((name, index) => {
      const wider = { ...name, left: name.left - LEAST, right: name.right + LEAST };
      const others = [
        ...names.map((box, other) => ({ box, other, what: 'name' })),
        ...dots.map((dot, other) => ({ box: dotBox(dot), other, what: 'dot' })),
      ];
      return others
        .filter(({ box, other }) => other !== index && overlap(wider, box) > 0)
        .map(({ other, what }) => `${dots[index]?.city.name}: ${what} of ${dots[other]?.city.name}`);
    });
    expect(near).toEqual([]);
  });

  it('are crossed by no line from another to its dot [BR-6]', () => {
    for (const [index, { tie }] of places.entries()) {
      if (tie === undefined) continue;
      const [top, bottom] = [Math.min(tie.from, tie.to), Math.max(tie.from, tie.to)];
      const line = { left: tie.x - 1, right: tie.x + 1, top, bottom };
      expect(names.filter((name, other) => other !== index && overlap(line, name) > 0)).toEqual([]);
    }
  });

  it('stand inside the drawing [BR-6]', () => {
    for (const { left, right } of names) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(WIDTH);
    }
  });
});
