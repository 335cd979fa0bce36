import type { Scope } from '@bank/contract';
import type { Person } from './person.ts';

const hasScope = ({ scopes }: Person, scope: Scope) => scopes.includes(scope);

/** Texts of a column by whoever has that column; all other records by people without a list of columns. */
export function mayWrite(person: Person, scope: Scope, column: string | undefined): boolean {
  if (!person.roles.includes('writer') || !hasScope(person, scope)) return false;
  return person.columns === undefined || (column !== undefined && person.columns.includes(column));
}

export const mayMakeEdition = (person: Person, scope: Scope) =>
  person.roles.includes('writer') && hasScope(person, scope);

export const mayKeepDesk = (person: Person, scope: Scope) =>
  person.roles.includes('desk') && hasScope(person, scope);

/** As on the command line it takes one person: it shows what was shown before. */
export const mayRollBack = (person: Person, scope: Scope) =>
  person.roles.includes('checker') && hasScope(person, scope);

export const mayReadLog = ({ roles }: Person) => roles.includes('auditor');

interface Reviewed {
  scope: Scope;
  /** Everybody who wrote a part of it, however small. */
  authors: readonly string[];
}

/** `own-part`: nobody checks what they wrote themselves. */
export function checkingRefusal(
  person: Person,
  { scope, authors }: Reviewed,
): 'own-part' | 'no-checker' | undefined {
  if (authors.includes(person.name)) return 'own-part';
  return person.roles.includes('checker') && hasScope(person, scope) ? undefined : 'no-checker';
}
