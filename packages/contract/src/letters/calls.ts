import type { z } from 'zod';
import { post } from '../base/endpoint.ts';
import type * as s from './schemas.ts';

/** Product guide 4.7. */
export const LETTER_NO = /^[A-Za-z0-9-]{6,40}$/;
/** Printed at the foot of a letter, for those who would rather not type its date. */
export const CHECK_CODE = /^[A-Za-z0-9]{8}$/;
/** Of the face amount of a letter, before the point. */
export const LETTER_AMOUNT_DIGITS = 15;

/** New, product guide 4.6: match or no match (CORP-1, CORP-2); decision 0026. */
export const guaranteeLetter = post<z.input<typeof s.LetterRequest>, s.LetterResult>(
  '/api/webLetter/query',
  'Whether a letter of guarantee is ours: by number, amount, and issue date or check code, with a verification code',
  { limit: 'lookup', takesEvenTime: true },
);
