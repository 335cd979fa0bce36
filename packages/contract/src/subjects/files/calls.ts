import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

/** New (LANG-2): the viewer knows a paper by its file alone. */
export const paperInLanguages = post<z.input<typeof s.PaperRequest>, s.PaperInLanguages>(
  '/api/webFile/getPaper',
);
