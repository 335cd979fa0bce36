import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

type In<T extends z.ZodType> = z.input<T>;

export const activityList = post<In<typeof s.ActivityListRequest>, s.ActivityList>(
  '/api/webPersonalActive/activityList',
);
export const activityDetail = post<In<typeof s.ActivityDetailRequest>, s.ActivityDetail>(
  '/api/webPersonalActive/getActivityDetail',
);
