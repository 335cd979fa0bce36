/*
 * Daily histories that a content release holds beside its records: one short row for each key and day, added to by the
 * day. Rates that change a few times a year (deposits, loans, LPR) are records with an effectiveDate instead.
 */
import type { z } from 'zod';
import type { Scope } from './base/scopes.ts';
import { fundSeries } from './subjects/funds/series.ts';
import { rateSeries } from './subjects/rates/series.ts';
import { wealthSeries } from './subjects/wealth/series.ts';

export const seriesTypes = { ...rateSeries, ...wealthSeries, ...fundSeries } as const;

export type SeriesTypeName = keyof typeof seriesTypes;
/** The values of one day, `YYYY-MM-DD` in Asia/Shanghai. */
export type SeriesPoint<Name extends SeriesTypeName> = { date: string } & z.output<
  (typeof seriesTypes)[Name]['fields']
>;

/** The fields' names in the order in which their values are stored. */
export function seriesFields(type: SeriesTypeName): string[] {
  return Object.keys(seriesTypes[type].fields.shape);
}

/** Every history of a scope, the derived ones too. */
export function seriesTypesOf(scope: Scope): SeriesTypeName[] {
  return (Object.keys(seriesTypes) as SeriesTypeName[]).filter((name) => seriesTypes[name].scope === scope);
}

/** The histories that authors and feeds give. */
export function givenSeriesTypesOf(scope: Scope): SeriesTypeName[] {
  return seriesTypesOf(scope).filter((name) => !seriesTypes[name].isDerived);
}
