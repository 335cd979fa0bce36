import type { z } from 'zod';
import type * as s from './schemas.ts';
import { post } from '../../base/endpoint.ts';

type In<T extends z.ZodType> = z.input<T>;

/** New: CARD-1. */
export const cardList = post<In<typeof s.CardListRequest>, s.CardList>('/api/webCreditCard/list');
/** New: what the page of one card shows. */
export const cardDetail = post<In<typeof s.CardDetailRequest>, s.CardDetail>('/api/webCreditCard/detail');
/** New: CARD-2. */
export const merchantList = post<In<typeof s.MerchantListRequest>, s.MerchantList>(
  '/api/webCreditCard/merchantList',
);
/** New: CARD-2. */
export const merchantDetail = post<In<typeof s.MerchantDetailRequest>, s.MerchantDetail>(
  '/api/webCreditCard/merchantDetail',
);
/** New: the table that CARD-3 asks for. */
export const pointsRules = post<In<typeof s.PointsRulesRequest>, s.PointsRules>(
  '/api/webCreditCard/pointsRules',
);
/** New: what the calculator of CARD-4 reckons with. */
export const instalmentPlans = post<In<typeof s.InstalmentPlansRequest>, s.InstalmentPlan[]>(
  '/api/webCreditCard/instalmentPlans',
);
