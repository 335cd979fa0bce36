import type { NewVisitRecord } from '../visits/visits-store.ts';

let made = 0;

/** One record of a stay, different from every other one; in the middle of 20 November 2026 unless told otherwise. */
export function aVisitRecord(parts: Partial<NewVisitRecord> = {}): NewVisitRecord {
  made += 1;
  return {
    at: Date.parse('2026-11-20T12:00:00+08:00'),
    sign: `sign-${made}`,
    action: 'time',
    duration: 5_000,
    path: '/personal',
    module: 'PERSONAL',
    subModule: 'home',
    divide: '',
    fingerPrint: '11111111-1111-4111-8111-111111111111',
    column: '',
    language: 'CN',
    view: `view${made}`,
    ...parts,
  };
}
