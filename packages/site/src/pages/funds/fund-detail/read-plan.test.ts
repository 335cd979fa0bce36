import { beforeAll, describe, expect, it } from 'vitest';
import { fundDetailWords } from '../../../words/funds/fund-detail/words.ts';
import { formWords } from '../../../words/common/forms/words.ts';
import { readPlan } from './read-plan.ts';

beforeAll(() =>
  Promise.all([
    fundDetailWords.load('CN'),
    fundDetailWords.load('EN'),
    formWords.load('CN'),
    formWords.load('EN'),
  ]),
);

describe('a plan in the address', () => {
  it('is the usual one where nothing is asked [FUND-6]', () => {
    expect(readPlan({}, {}, 'CN')).toEqual({
      question: { monthly: '1000', day: '15', months: '36' },
      problems: {},
    });
  });

  it('takes what is typed as people type it [FUND-6]', () => {
    const { question, problems } = readPlan({ monthly: '２,500', day: '01', months: '12' }, {}, 'EN');
    expect(problems).toEqual({});
    expect(question).toEqual({ monthly: '2500', day: '1', months: '12' });
  });

  it('says of every field what is wrong and what is expected [FUND-6] [ERR-1]', () => {
    const asked = { monthly: '5', day: '31', months: 'x' };
    const { problems, question } = readPlan(asked, { planMinAmount: '10' }, 'CN');
    expect(Object.keys(problems)).toEqual(['monthly', 'day', 'months']);
    expect(problems['monthly']).toContain('10 元');
    expect(problems['day']).toContain('28');
    expect(question).toEqual(asked);
    expect(readPlan({ monthly: '' }, {}, 'EN').problems['monthly']).toMatch(/monthly amount/i);
  });
});
