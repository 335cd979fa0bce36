import { randomInt } from 'node:crypto';
import { beijingDay } from '@bank/contract';

/** Without letters and digits that are taken for each other when they are read out. */
const CHARACTERS = '2345679ACDEFGHJKMNPQRTUVWXYZ';
const DRAWN = 6;

/** `FB20261120-7K4Q9M`: the day of receipt in Beijing, and characters that neither count nor can be guessed. */
export function ticketNo(now: number): string {
  const drawn = Array.from({ length: DRAWN }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return `FB${beijingDay(now).replaceAll('-', '')}-${drawn}`;
}
