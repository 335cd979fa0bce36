import type { z } from 'zod';
import { post } from '../../base/endpoint.ts';
import type * as s from './schemas.ts';

/** New: match or no match (CORP-1, CORP-2); decision 0026. */
export const guaranteeLetter = post<z.input<typeof s.LetterRequest>, s.LetterResult>('/api/webLetter/query', {
  limit: 'lookup',
  takesEvenTime: true,
});
