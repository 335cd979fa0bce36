import { z } from 'zod';
import { request } from './common.schema.ts';

export const HotSearchesRequest = request({});
/** Most wanted first. */
export const HotSearches = z.array(z.string());
