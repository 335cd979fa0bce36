import { describe, expect, it } from 'vitest';
import { matchParts } from './match-parts.ts';

describe('the pieces of a run', () => {
  it('are cut around two matches in it', () => {
    const matches = [
      { startRun: 0, start: 2, endRun: 0, end: 5 },
      { startRun: 0, start: 6, endRun: 0, end: 9 },
    ];
    expect(matchParts(['归母净利润，净利润。'], matches).get(0)).toEqual([
      { text: '归母', match: undefined },
      { text: '净利润', match: 0 },
      { text: '，', match: undefined },
      { text: '净利润', match: 1 },
      { text: '。', match: undefined },
    ]);
  });

  it('follow a match across runs and leave other runs alone', () => {
    const parts = matchParts(
      ['的净', '利', '润 214', '亿元'],
      [{ startRun: 0, start: 1, endRun: 2, end: 1 }],
    );
    expect([...parts]).toEqual([
      [
        0,
        [
          { text: '的', match: undefined },
          { text: '净', match: 0 },
        ],
      ],
      [1, [{ text: '利', match: 0 }]],
      [
        2,
        [
          { text: '润', match: 0 },
          { text: ' 214', match: undefined },
        ],
      ],
    ]);
  });
});
