import { SCOPES, type Scope } from '@bank/contract';
import type { StudioDatabase } from '../store/database.ts';

export const ROLES = ['writer', 'checker', 'desk', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that somebody has in some scopes. */
export interface Grant {
  roles: readonly Role[];
  scopes: readonly Scope[];
  /** The columns whose texts they may write; all when undefined. */
  columns: readonly string[] | undefined;
}

/** Roles, scopes and columns of a person are those of all grants together, to be shown; rights.ts asks the grants one by one. */
export interface Person extends Grant {
  /** As the file of enrolled keys has it. */
  name: string;
  chinese: string;
  /** Where they differ by scope; else the person's own three are the one grant. */
  grants?: readonly Grant[] | undefined;
}

/** Whom a studio without a bank's sign-in knows: people of the invented bank. */
const DEMO_PEOPLE: readonly Person[] = [
  { name: 'Li Na', chinese: '李娜', roles: ['writer'], scopes: ['site'], columns: ['701001', '701002'] },
  { name: 'Wang Wei', chinese: '王伟', roles: ['writer', 'checker'], scopes: SCOPES, columns: undefined },
  { name: 'Zhao Min', chinese: '赵敏', roles: ['checker'], scopes: SCOPES, columns: undefined },
  { name: 'Chen Jing', chinese: '陈静', roles: ['desk'], scopes: ['rates', 'funds'], columns: undefined },
  { name: 'Zhou Tao', chinese: '周涛', roles: ['auditor'], scopes: SCOPES, columns: undefined },
];

export const findDemoPerson = (name: string | null) => DEMO_PEOPLE.find((person) => person.name === name);

/** @returns the people from whom one chooses where the sign-in asks nothing */
export const listDemoPeople = () => DEMO_PEOPLE;

/** Who somebody is by a bank's sign-in. */
export interface Account {
  issuer: string;
  /** Of the issuer's accounts, for ever. */
  subject: string;
}

interface PersonRow {
  name: string;
  chinese: string;
  roles: string;
  scopes: string;
  columns: string | null;
  grants: string | null;
  issuer: string | null;
  subject: string | null;
}

/** The people who are there without a bank's sign-in. With one there are none, and whoever was signed in as one is not any more. */
export function settlePeople(database: StudioDatabase, { hasProvider }: { hasProvider: boolean }): void {
  const others = hasProvider ? 'issuer is null' : 'issuer is not null';
  database.transaction(() => {
    database.exec(`delete from session where person in (select name from person where ${others})`);
    if (hasProvider) database.exec('delete from person where issuer is null');
    else for (const person of DEMO_PEOPLE) savePerson(database, person, undefined);
  });
}

export function findPerson(database: StudioDatabase, name: string): Person | undefined {
  const row = database.prepare('select * from person where name = ?').get(name);
  return row && toPerson(row as unknown as PersonRow);
}

/**
 * Takes somebody in whom the bank's sign-in names, with what they may do from now on. Who comes again keeps the name of the
 * first time: edits and keys are under it. Undefined where the name is somebody else's.
 */
export function welcomePerson(
  database: StudioDatabase,
  person: Person,
  account: Account,
): Person | undefined {
  return database.transaction(() => {
    const known = database
      .prepare('select name from person where issuer = ? and subject = ?')
      .get(account.issuer, account.subject) as Pick<PersonRow, 'name'> | undefined;
    if (known === undefined && findPerson(database, person.name) !== undefined) return undefined;
    const welcome = { ...person, name: known?.name ?? person.name };
    savePerson(database, welcome, account);
    return welcome;
  });
}

function savePerson(database: StudioDatabase, person: Person, account: Account | undefined): void {
  const { name, chinese, roles, scopes, columns, grants } = person;
  database
    .prepare(
      `insert into person (name, chinese, roles, scopes, columns, grants, issuer, subject)
       values (?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (name) do update set chinese = excluded.chinese, roles = excluded.roles,
         scopes = excluded.scopes, columns = excluded.columns, grants = excluded.grants`,
    )
    .run(
      name,
      chinese,
      JSON.stringify(roles),
      JSON.stringify(scopes),
      columns === undefined ? null : JSON.stringify(columns),
      grants === undefined ? null : JSON.stringify(grants),
      account?.issuer ?? null,
      account?.subject ?? null,
    );
}

/** A person with these grants. */
export function personWith(name: string, chinese: string, grants: readonly Grant[]): Person {
  const all = <Value>(of: (grant: Grant) => readonly Value[]) => [...new Set(grants.flatMap(of))];
  const writing = grants.filter(({ roles }) => roles.includes('writer'));
  const isLimited = writing.length > 0 && writing.every(({ columns }) => columns !== undefined);
  return {
    name,
    chinese,
    roles: all(({ roles }) => roles),
    scopes: all(({ scopes }) => scopes),
    columns: isLimited ? [...new Set(writing.flatMap(({ columns = [] }) => columns))] : undefined,
    grants,
  };
}

function toPerson({ name, chinese, roles, scopes, columns, grants }: PersonRow): Person {
  return {
    name,
    chinese,
    roles: JSON.parse(roles) as Role[],
    scopes: JSON.parse(scopes) as Grant['scopes'],
    columns: columns === null ? undefined : (JSON.parse(columns) as string[]),
    grants: grants === null ? undefined : (JSON.parse(grants) as Grant[]),
  };
}
