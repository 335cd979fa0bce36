import { describe, expect, it } from 'vitest';
import { canonicalQuery } from '../../../base/page/query-parameters.ts';
import { conversionOf, formOf, readAmount } from '../../../parts/currency/conversion.ts';
import { fxParameters } from './fx-parameters.ts';

const formAt = (search: string) => formOf(canonicalQuery(fxParameters, new URLSearchParams(search)).query);

describe('the converter’s address', () => {
  it('without a sum stands for 1,000 dollars into yuan [FX-3]', () => {
    expect(formAt('')).toMatchObject({ typed: '1000', from: 'USD', to: 'CNY' });
  });

  it.each(['amount=', 'amount=%20&from=EUR'])('with an empty amount asks for one: %s [FX-3]', (search) => {
    expect(readAmount(formAt(search)).problem).toEqual({ kind: 'missing' });
  });

  it.each(['from=XYZ&amount=5', 'from=&amount=5', 'to=usd&amount=5'])(
    'with a currency that there is not asks for one: %s [FX-3]',
    (search) => {
      const form = formAt(search);
      expect([form.from, form.to]).toContain('');
      expect(conversionOf(form, '5')).toBeUndefined();
    },
  );
});
