import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { bearingOf, pointAt } from './bearing-plan.ts';
import { CITY_CENTRES } from './city-centres.ts';
import { drawPlan } from './places-drawing.ts';
import { ringPoints } from './ring-points.ts';

const CENTRE = { lng: 116.3913, lat: 39.9055 };
const place = (id: string, lng: number, lat: number, district: string) => ({
  id,
  name: id,
  lng,
  lat,
  district,
  href: '',
});

describe('a plan of places [CARD-2]', () => {
  it('puts a shop north-east of the centre up and to the right, its district on the rim beside it', () => {
    const { marks, names, maxKm } = drawPlan(CENTRE, [place('a', 116.46, 39.95, '朝阳区')]);
    expect(maxKm).toBe(10);
    expect(marks[0]?.x).toBeGreaterThan(0);
    expect(marks[0]?.y).toBeLessThan(0);
    expect(names).toHaveLength(1);
    expect(names[0]?.text).toBe('朝阳区');
    expect(names[0]?.degrees).toBeGreaterThan(0);
    expect(names[0]?.degrees).toBeLessThan(90);
  });

  it('keeps shops of one street apart', () => {
    const { marks } = drawPlan(CENTRE, [place('a', 116.46, 39.95, ''), place('b', 116.46, 39.95, '')]);
    const [a, b] = marks;
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(19.9);
  });

  it('names distances where no shop stands', () => {
    const [near, far] = ringPoints([40, 80], [{ x: 30, y: 30 }]);
    expect(near).not.toEqual(pointAt(135, 40));
    expect(Math.hypot(far?.x ?? 0, far?.y ?? 0)).toBeCloseTo(80);
  });

  it('has a centre for every city of the demo bank, no further than 40 km from each of its shops', () => {
    const [head = '', ...rows] = readFileSync(
      new URL('../../../../../content/cards/merchants.csv', import.meta.url),
      'utf8',
    )
      .trim()
      .split('\n');
    const columns = head.split(',');
    let seen = 0;
    for (const row of rows) {
      const cells = [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) => cell ?? '');
      const of = (name: string) => cells[columns.indexOf(name)] ?? '';
      if (of('cityCode') === '') continue;
      const centre = CITY_CENTRES[of('cityCode')];
      if (centre === undefined) throw new Error(`No centre for ${of('cityCode')} of ${of('key')}`);
      expect(
        bearingOf(centre, { lng: Number(of('lngWgs')), lat: Number(of('latWgs')) }).kilometres,
      ).toBeLessThan(40);
      seen += 1;
    }
    expect(seen).toBe(54);
  });
});
