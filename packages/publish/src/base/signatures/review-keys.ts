import { SCOPES, beijingDay, type Scope } from '@bank/contract';
import { words, type Words } from '../words.ts';
import type { EnrolledKey } from './enrolled-keys.ts';
import { namedKey, shortKeyId } from './refusals.ts';

const SOON_MS = 60 * 24 * 3_600_000;

interface Review {
  /** What keeps somebody from publishing, or lets nobody tell who did. */
  problems: Words[];
  /** What will do so before long. */
  remarks: Words[];
}

/** Looks through the keys as somebody does who answers for them. `columns` are those of the site, where they are known. */
export function reviewKeys(
  keys: readonly EnrolledKey[],
  { now, columns }: { now: number; columns: ReadonlySet<string> | undefined },
): Review {
  const inForce = keys.filter((key) => isInForce(key, now));
  return {
    problems: [...sharedKeys(keys), ...unknownColumns(keys, columns), ...missingSeconds(inForce)],
    remarks: keys.flatMap((key) => remarkOf(key, now)),
  };
}

const isInForce = ({ until, revoked }: EnrolledKey, now: number) =>
  (until === undefined || until > now) && (revoked === undefined || revoked.from > now);

function sharedKeys(keys: readonly EnrolledKey[]): Words[] {
  return keys.flatMap(({ id, person }, index) => {
    const other = keys.slice(0, index).find((one) => one.id === id);
    return other === undefined
      ? []
      : [
          words`Key ${shortKeyId(id)}… stands there twice, for ${other.person} and for ${person}: a key is one person’s.`,
        ];
  });
}

function unknownColumns(keys: readonly EnrolledKey[], known: ReadonlySet<string> | undefined): Words[] {
  if (known === undefined) return [];
  return keys.flatMap((key) =>
    (key.columns ?? [])
      .filter((column) => !known.has(column))
      .map(
        (column) => words`${namedKey(key)} is enrolled for column ${column}, which the site does not have.`,
      ),
  );
}

/** A scope or column for which somebody is enrolled, and which no two people can publish together. */
function missingSeconds(keys: readonly EnrolledKey[]): Words[] {
  const scopes = SCOPES.filter((scope) => keys.some((one) => one.scopes?.includes(scope) ?? true));
  const columns = new Set(keys.flatMap((one) => one.columns ?? []));
  const places = [
    ...scopes.map((scope) => ({ scope, column: undefined })),
    ...[...columns].map((column) => ({ scope: 'site' as const, column })),
  ];
  const lacking = places
    .filter(({ scope, column }) => !hasTwo(keys.filter((one) => maySign(one, scope, column))))
    .map(
      ({ scope, column }) =>
        words`${column === undefined ? scope : words`Column ${column}`} has no maker with another person as checker.`,
    );
  const helpers = new Set(
    keys.filter(({ roles }) => roles.includes('emergency')).map(({ person }) => person),
  );
  return [
    ...lacking,
    ...(helpers.size === 1 ? [words`In an emergency ${[...helpers]} is alone: it takes two people.`] : []),
  ];
}

/** For the whole of `site` whoever is bound to columns counts too: each column is looked at by itself. */
function maySign(key: EnrolledKey, scope: Scope, column: string | undefined): boolean {
  return (
    (key.scopes?.includes(scope) ?? true) && (column === undefined || (key.columns?.includes(column) ?? true))
  );
}

function hasTwo(keys: readonly EnrolledKey[]): boolean {
  const makers = keys.filter(({ roles }) => roles.includes('maker'));
  const checkers = keys.filter(({ roles }) => roles.includes('checker'));
  return makers.some((maker) => checkers.some(({ person }) => person !== maker.person));
}

function remarkOf(key: EnrolledKey, now: number): Words[] {
  if (key.revoked !== undefined || key.until === undefined) return [];
  const lastDay = beijingDay(key.until - 1);
  if (key.until <= now)
    return [words`${namedKey(key)} was in force until ${lastDay}; nobody can sign with it any more.`];
  return key.until - now < SOON_MS
    ? [words`${namedKey(key)} is in force until ${lastDay}: make and enrol its successor.`]
    : [];
}
