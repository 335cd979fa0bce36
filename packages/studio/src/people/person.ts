import { SCOPES, type Scope } from '@bank/contract';
import type { StudioDatabase } from '../store/database.ts';

export const ROLES = ['writer', 'checker', 'desk', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

export interface Person {
  /** As the file of enrolled keys has it. */
  name: string;
  chinese: string;
  roles: readonly Role[];
  scopes: readonly Scope[];
  /** The columns whose texts they may write; all when undefined. */
  columns: readonly string[] | undefined;
}

/** Whom a new studio knows: people of the invented bank. */
const DEMO_PEOPLE: readonly Person[] = [
  { name: 'Li Na', chinese: '李娜', roles: ['writer'], scopes: ['site'], columns: ['701001', '701002'] },
  { name: 'Wang Wei', chinese: '王伟', roles: ['writer', 'checker'], scopes: SCOPES, columns: undefined },
  { name: 'Zhao Min', chinese: '赵敏', roles: ['checker'], scopes: SCOPES, columns: undefined },
  { name: 'Chen Jing', chinese: '陈静', roles: ['desk'], scopes: ['rates'], columns: undefined },
  { name: 'Zhou Tao', chinese: '周涛', roles: ['auditor'], scopes: SCOPES, columns: undefined },
];

interface PersonRow {
  name: string;
  chinese: string;
  roles: string;
  scopes: string;
  columns: string | null;
}

export function addDemoPeople(database: StudioDatabase): void {
  const add = database.prepare(
    'insert into person (name, chinese, roles, scopes, columns) values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  for (const { name, chinese, roles, scopes, columns } of DEMO_PEOPLE)
    add.run(
      name,
      chinese,
      JSON.stringify(roles),
      JSON.stringify(scopes),
      columns ? JSON.stringify(columns) : null,
    );
}

export function listPeople(database: StudioDatabase): Person[] {
  return (database.prepare('select * from person order by name').all() as unknown as PersonRow[]).map(
    toPerson,
  );
}

export function findPerson(database: StudioDatabase, name: string): Person | undefined {
  const row = database.prepare('select * from person where name = ?').get(name) as unknown as
    PersonRow | undefined;
  return row && toPerson(row);
}

function toPerson({ name, chinese, roles, scopes, columns }: PersonRow): Person {
  return {
    name,
    chinese,
    roles: JSON.parse(roles) as Role[],
    scopes: JSON.parse(scopes) as Scope[],
    columns: columns === null ? undefined : (JSON.parse(columns) as string[]),
  };
}
