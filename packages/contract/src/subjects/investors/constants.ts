/**
 * 01 annual, 02 half-year, 03 first quarter, 04 third quarter, 05 board, 06 supervisors, 07 shareholders' meeting,
 * 08 dividend, 09 bonds and capital, 10 governance, 99 other.
 */
export const ANNOUNCE_TYPES = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '99'] as const;
export type AnnounceType = (typeof ANNOUNCE_TYPES)[number];
export const EVENT_KINDS = ['RESULTS', 'MEETING', 'DIVIDEND', 'OTHER'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];
export const DIRECTOR_KINDS = [
  'EXECUTIVE',
  'NON_EXECUTIVE',
  'INDEPENDENT',
  'EMPLOYEE',
  'MANAGEMENT',
] as const;
