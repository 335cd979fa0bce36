import type { Scope } from '@bank/contract';
import type { Grant, Person, Role } from './person.ts';

interface Reviewed {
  scope: Scope;
  /** Everybody who wrote a part of it, however small. */
  authors: readonly string[];
}

/** Roles of one scope say nothing of another. */
const grantsIn = (person: Person, role: Role, scope: Scope): Grant[] =>
  (person.grants ?? [person]).filter(({ roles, scopes }) => roles.includes(role) && scopes.includes(scope));

/** Texts of a column by whoever has that column; all other records by people without a list of columns. */
export const mayWrite = (person: Person, scope: Scope, column: string | undefined): boolean =>
  grantsIn(person, 'writer', scope).some(
    ({ columns }) => columns === undefined || (column !== undefined && columns.includes(column)),
  );

export const mayMakeEdition = (person: Person, scope: Scope) => grantsIn(person, 'writer', scope).length > 0;

export const mayKeepDesk = (person: Person, scope: Scope) => grantsIn(person, 'desk', scope).length > 0;

/**
 * Whoever made an edition or wrote a part of it, as long as they may write at all or keep its desk. It takes no second person:
 * nothing is shown by it.
 */
export const mayDiscard = (
  person: Person,
  { scope, madeBy, authors }: Reviewed & { madeBy: string },
): boolean =>
  (madeBy === person.name || authors.includes(person.name)) &&
  (mayMakeEdition(person, scope) || mayKeepDesk(person, scope));

/** As on the command line it takes one person: it shows what was shown before. */
export const mayRollBack = (person: Person, scope: Scope) => grantsIn(person, 'checker', scope).length > 0;

export const mayReadLog = ({ roles }: Person) => roles.includes('auditor');

/** `own-part`: nobody checks what they wrote themselves. */
export function checkingRefusal(
  person: Person,
  { scope, authors }: Reviewed,
): 'own-part' | 'no-checker' | undefined {
  if (authors.includes(person.name)) return 'own-part';
  return grantsIn(person, 'checker', scope).length > 0 ? undefined : 'no-checker';
}

/** Comments are between those who write in a scope and those who check there. */
export const mayRemark = (person: Person, { scope, authors }: Reviewed): boolean =>
  authors.includes(person.name) ||
  (['writer', 'checker', 'desk'] as const).some((role) => grantsIn(person, role, scope).length > 0);
