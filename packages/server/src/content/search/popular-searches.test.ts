import { describe, expect, it } from 'vitest';
import { popularSearches } from './popular-searches.ts';

describe('popular searches', () => {
  it('are asked for once a minute for each language, for the day in Beijing', async () => {
    const asked: object[] = [];
    let now = Date.parse('2026-11-20T23:59:30+08:00');
    const ranked = async (query: object) => {
      asked.push(query);
      return ['理财'];
    };
    const find = popularSearches(
      { hotSearches: { ranked, add: async () => true } },
      { warn: () => {} },
      () => now,
    );
    await Promise.all([find('CN'), find('CN'), find('EN')]);
    now += 59_000;
    expect(await find('CN')).toEqual(['理财']);
    now += 2_000;
    await find('CN');
    expect(asked).toEqual([
      { language: 'CN', day: '2026-11-20', limit: 20 },
      { language: 'EN', day: '2026-11-20', limit: 20 },
      { language: 'CN', day: '2026-11-21', limit: 20 },
    ]);
  });

  it('are none while the visits store is away, and the operator is told', async () => {
    const told: unknown[] = [];
    const ranked = async () => {
      throw new Error('away');
    };
    const warn = (...line: unknown[]) => void told.push(line);
    const find = popularSearches({ hotSearches: { ranked, add: async () => true } }, { warn });
    expect(await find('CN')).toEqual([]);
    expect(told).toHaveLength(1);
  });
});
