import { describe, expect, it } from 'vitest';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkSingle } from './single-rules.ts';

describe('what there is one of', () => {
  it('stands in one record in each language', () => {
    const one = aRecord('website-info', 'info', {});
    expect(reported(checkSingle, [one, aRecord('website-info', 'info', {}, inEnglish)])).toEqual([]);
    expect(reported(checkSingle, [one, aRecord('website-info', 'new', {})])).toEqual([
      'new CN key: expected one record of website-info in CN (info is there), found a second one, "new"',
    ]);
    expect(reported(checkSingle, [aRecord('article', 'a', {}), aRecord('article', 'b', {})])).toEqual([]);
  });
});
