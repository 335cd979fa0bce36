import type { z } from 'zod';
import type * as s from './schemas.ts';
import { post } from '../../base/endpoint.ts';

type In<T extends z.ZodType> = z.input<T>;

/** New: CARD-1. */
export const cardList = post<In<typeof s.CardListRequest>, s.CardList>(
  '/api/webCreditCard/list',
  'Credit cards by scheme, level, theme, annual fee and keyword, or the cards of a comparison',
);
/** New: what the page of one card shows. */
export const cardDetail = post<In<typeof s.CardDetailRequest>, s.CardDetail>(
  '/api/webCreditCard/detail',
  'One credit card, and others for the same purpose',
);
/** New: CARD-2. */
export const merchantList = post<In<typeof s.MerchantListRequest>, s.MerchantList>(
  '/api/webCreditCard/merchantList',
  'Preferred merchants by city, category, keyword and validity; those whose offer is over only when asked for',
);
/** New: CARD-2. */
export const merchantDetail = post<In<typeof s.MerchantDetailRequest>, s.MerchantDetail>(
  '/api/webCreditCard/merchantDetail',
  'One preferred merchant, and others near it',
);
/** New: the table that CARD-3 asks for. */
export const pointsRules = post<In<typeof s.PointsRulesRequest>, s.PointsRules>(
  '/api/webCreditCard/pointsRules',
  'How points are earned, what earns none, when they end, and sums worked as examples',
);
/** New: what the calculator of CARD-4 reckons with. */
export const instalmentPlans = post<In<typeof s.InstalmentPlansRequest>, s.InstalmentPlan[]>(
  '/api/webCreditCard/instalmentPlans',
  'Terms and interest of paying by instalments, as in force today',
);
