import { beijingMinute } from '@bank/contract';

/** `2026-12-01 09:00` */
export const inBeijing = (moment: number) => beijingMinute(moment).replace('T', ' ');

/** A moment of a table as people read it; a day, and what is neither, as it is. */
export const asRead = (given: string) =>
  given.includes('T') && !Number.isNaN(Date.parse(given)) ? inBeijing(Date.parse(given)) : given;
