import { describe, expect, it } from 'vitest';
import { distanceBetween, toGcj02 } from './coordinates.ts';

describe('coordinates', () => {
  // Published reference pair of the eviltransform project (its test data, Shanghai Pudong and Shenzhen).
  it.each([
    [
      { lat: 31.1774276, lng: 121.5272106 },
      { lat: 31.17530398364597, lng: 121.531541859215 },
    ],
    [
      { lat: 22.543847, lng: 113.912316 },
      { lat: 22.540796131694766, lng: 113.9171764808363 },
    ],
  ])('%j shift to GCJ-02 as other converters shift them [BR-5]', (wgs, gcj) => {
    const found = toGcj02(wgs);
    expect(found.lat).toBeCloseTo(gcj.lat, 5);
    expect(found.lng).toBeCloseTo(gcj.lng, 5);
  });

  it('measure along the earth: one degree of a meridian is 111.19 km [BR-4]', () => {
    const metres = distanceBetween({ lng: 116, lat: 39 }, { lng: 116, lat: 40 });
    expect(metres).toBeGreaterThan(111_190);
    expect(metres).toBeLessThan(111_200);
  });
});
