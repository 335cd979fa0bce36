import { pointsRules } from '@bank/contract';
import { definePage } from '../../../base/page/page-module.ts';
import { columnParameter } from '../../../base/page/query-parameters.ts';
import { PointsRulesBanner } from './PointsRulesBanner.tsx';
import { PointsRulesPage } from './PointsRulesPage.tsx';
import { cardWords } from '../../../words/cards/cards/words.ts';

/** /creditcard/integralrule/detail: earning table, exclusions, expiry and worked examples (CARD-3). */
export const page = definePage({
  parameters: { column: columnParameter },
  words: [cardWords],
  awaits: () => true,
  load: ({ client, signal }) => client.call(pointsRules, {}, signal),
  head: ({ summary }) => ({ description: summary }),
  Page: PointsRulesPage,
  Banner: PointsRulesBanner,
});
