import type { z } from 'zod';
import { post } from './endpoint.ts';
import type * as s from './tracking.schema.ts';

/** Specification 7.2 "insert whole code"; headers sign and timeStamp. */
export const insertWholeCode = post<z.input<typeof s.WholeInfoRequest>, true>(
  '/api/sysContentPoint/whole/info',
  'One visit to the whole site',
);
