import type { FieldValues } from '../../../../parts/forms/field-reader.ts';
import type { PageQuery } from '../../../../base/page/page-module.ts';
import type { QueryParameter } from '../../../../base/page/query-parameters.ts';

/** Parameters of the page, each a whole question of a calculator that the visitor keeps for comparison. */
export const CASE_PLACES = ['c1', 'c2', 'c3'] as const;
type CasePlace = (typeof CASE_PLACES)[number];

/** Parts a case's answers. What is typed with one in it is no case: no field takes it. */
const PARTING = '~';
const LONGEST = 240;

export const caseParameter: QueryParameter = (value) =>
  value.length <= LONGEST && value.includes(PARTING) ? value : undefined;

export interface KeptCase {
  place: CasePlace;
  values: FieldValues;
}

/** The answers in the order of the fields: (['amount', 'term'], { amount: '100000', term: '1Y' }) → '100000~1Y'. */
export function writeCase(fields: readonly string[], query: FieldValues): string {
  return fields.map((field) => (query[field] ?? '').replaceAll(PARTING, '')).join(PARTING);
}

/** The cases that an address holds, in their places; one of other fields is none. */
export function casesOf(fields: readonly string[], query: PageQuery): KeptCase[] {
  return CASE_PLACES.flatMap((place) => {
    const answers = query[place]?.split(PARTING) ?? [];
    if (answers.length !== fields.length) return [];
    const given = fields.map((field, index) => [field, answers[index]] as const);
    return [{ place, values: Object.fromEntries(given.filter(([, answer]) => answer !== '')) }];
  });
}

/** The parameters of the cases alone, for links and forms that must not lose them. */
export function keptCases(query: PageQuery): PageQuery {
  return Object.fromEntries(
    CASE_PLACES.flatMap((place) => (query[place] === undefined ? [] : [[place, query[place]]])),
  );
}

export function freePlace(query: PageQuery): CasePlace | undefined {
  return CASE_PLACES.find((place) => query[place] === undefined);
}
