import { pointsRules } from '@bank/contract';
import { cardWords } from '../parts/use-card-words.ts';
import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter } from '../../../base/page/query-parameters.ts';
import { PointsRulesPage } from './PointsRulesPage.tsx';

/** /creditcard/integralrule/detail: earning table, exclusions, expiry and worked examples (CARD-3). */
export const page = definePage({
  parameters: { column: columnParameter },
  words: (language) => cardWords.load(language),
  async load({ client, language, signal }) {
    const [rules] = await Promise.all([client.call(pointsRules, {}, signal), cardWords.load(language)]);
    return rules;
  },
  head: ({ summary }) => ({ description: summary }),
  Page: PointsRulesPage,
});
