import { describe, expect, it } from 'vitest';
import { terms as english } from '../../../words/common/terms/en.ts';
import { terms as chinese } from '../../../words/common/terms/zh-cn.ts';
import { findTerms } from './find-terms.ts';

describe('terms of the glossary [FUND-7]', () => {
  it('are found by their name, whatever the case', () => {
    expect(findTerms(english, 'sharpe RATIO')).toEqual(['SHARPE']);
  });

  it('are found by their text', () => {
    expect(findTerms(chinese, '数字越大')).toEqual(['SHARPE']);
  });

  it('are all there when nothing is asked for', () => {
    expect(findTerms(chinese, undefined)).toHaveLength(Object.keys(chinese['terms.names']).length);
  });

  it('are none where no name and no text has it', () => {
    expect(findTerms(chinese, '彗星')).toEqual([]);
  });
});
