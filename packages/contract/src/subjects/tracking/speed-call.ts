import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

/* A file of its own: browsers load it after consent. */

/** New: the web vitals of one document, after consent; counted by day, page and window, without anything about the visitor. */
export const pageSpeed = post<z.input<typeof s.PageSpeedRequest>, true>('/api/webVitals/page', {
  limit: 'beacon',
});
