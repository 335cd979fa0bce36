import {
  COLUMNS,
  articleDetail,
  cardDetail,
  instalmentPlans,
  pointsRules,
  type Article,
  type CardDetail,
  type InstalmentPlan,
} from '@bank/contract';
import { withFigures } from '../../../parts/figures/late-figures.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import type { PointsWorth } from './year-cost/year-cost.ts';

export interface OneCard {
  view: 'CARD';
  card: CardDetail;
  /** What a single purchase can be paid in, the shortest first. */
  plans: InstalmentPlan[];
  /** What points pay of a statement, where the rules say so. */
  worth: PointsWorth | undefined;
}
export type CardDetailData = OneCard | { view: 'ARTICLE'; article: Article };

/** Without a column the id is a card's. */
export async function loadCardDetail({ client, query, signal }: PageRequest): Promise<CardDetailData> {
  const { column = COLUMNS.cards, id = 'none' } = query;
  if (column !== COLUMNS.cards)
    return { view: 'ARTICLE', article: await withFigures(client.call(articleDetail, { id }, signal)) };
  const [card, plans, rules] = await Promise.all([
    client.call(cardDetail, { id }, signal),
    client.call(instalmentPlans, {}, signal),
    client.call(pointsRules, {}, signal),
  ]);
  return {
    view: 'CARD',
    card,
    plans: plans.filter(({ kind }) => kind === 'PURCHASE').toSorted((a, b) => a.months - b.months),
    worth: rules.redemptions.flatMap(({ points, yuan }) => (yuan === undefined ? [] : [{ points, yuan }]))[0],
  };
}
