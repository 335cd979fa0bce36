import { readFileSync } from 'node:fs';
import { SCOPES } from '@bank/contract';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROLES, type Grant } from './person.ts';

const GrantOfGroup = z.strictObject({
  roles: z.array(z.enum(ROLES)).min(1),
  scopes: z
    .array(z.enum(SCOPES))
    .min(1)
    .default([...SCOPES]),
  /** The columns whose texts a writer may write; all when there is none. */
  columns: z
    .array(z.string().regex(/^\d{6}$/))
    .min(1)
    .optional(),
});

const Groups = z.strictObject({
  /** The claims of the bank's sign-in. */
  claims: z
    .strictObject({
      groups: z.string().default('groups'),
      /** What enrolled keys and the log call the person. */
      name: z.string().default('name'),
      /** How Chinese pages greet the person. */
      chinese: z.string().default('name'),
    })
    .prefault({}),
  groups: z.record(z.string(), GrantOfGroup).refine((groups) => Object.keys(groups).length > 0),
});
/** What the groups of a bank mean here, and under which claims its sign-in tells them. */
export type Groups = z.infer<typeof Groups>;

/** @throws Error that says what is wrong in which place */
export function readGroups(file: string): Groups {
  const parsed = Groups.safeParse(parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** What a member of these groups may do; groups that mean nothing here add nothing. */
export function grantsOf({ groups }: Groups, names: readonly string[]): Grant[] {
  return names.flatMap((name) => {
    const grant = Object.hasOwn(groups, name) ? groups[name] : undefined;
    if (grant === undefined) return [];
    const { roles, scopes, columns } = grant;
    return [{ roles, scopes, columns }];
  });
}
