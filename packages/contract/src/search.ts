import type { z } from 'zod';
import { post } from './endpoint.ts';
import type * as s from './search.schema.ts';

export const hotSearches = post<z.input<typeof s.HotSearchesRequest>, string[]>(
  '/api/esWebSearch/hotSearchQuery',
  'Hot searches, most wanted first',
);
