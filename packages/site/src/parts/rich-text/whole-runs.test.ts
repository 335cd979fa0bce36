import { describe, expect, it } from 'vitest';
import { withWholeRuns } from './whole-runs.ts';

describe('withWholeRuns', () => {
  it.each(['2026-11-29', '010-66000001', '400-810-0188', '0086-10-95526', '010-6600-9526', '4006 601 169'])(
    'keeps %s on one line, as it was written',
    (run) => {
      expect(withWholeRuns(`<p>请于${run}致电</p>`)).toBe(`<p>请于<span class="whole">${run}</span>致电</p>`);
      expect(withWholeRuns(run)).toBe(`<span class="whole">${run}</span>`);
    },
  );

  it.each([
    '<p>An account in CNY and 2026</p>',
    '<p>GB/T 2026-11, 12-34-56, A-2026-11-29-7, 北曜披露〔2026〕28 号</p>',
    '<p><a href="/a?day=2026-11-29&amp;tel=010-66000001">CNY</a> <img src="/2026-11-29.png" alt="CNY 5"></p>',
  ])('leaves what is no such run, and addresses, as they are: %s', (html) => {
    expect(withWholeRuns(html)).toBe(html);
  });
});
