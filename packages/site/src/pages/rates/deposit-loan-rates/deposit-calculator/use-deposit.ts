import { useMemo } from 'react';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import { useSite } from '../../../../base/state/site-context.ts';
import type { DepositOffer } from '../rates-data.ts';
import { calculateDeposit } from './calculate-deposit.ts';
import { kindOf } from './deposit-fields.ts';
import { readDepositForm } from './read-deposit-form.ts';

const NOTHING = {};

/** The question of the address, what is wrong with it, and its answer. */
export function useDeposit(offers: readonly DepositOffer[], query: PageQuery) {
  const { language } = useSite();
  return useMemo(() => {
    const kind = kindOf(query['kind']);
    if (query['calc'] === undefined)
      return { kind, question: undefined, answer: undefined, problems: NOTHING };
    const { question, problems } = readDepositForm(query, offers, language);
    return { kind, question, answer: question && calculateDeposit(question), problems };
  }, [query, offers, language]);
}
