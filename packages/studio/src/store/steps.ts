import { createHash } from 'node:crypto';
import type { StudioDatabase } from './studio-database.ts';

export const STEPS = [
  'signed-in',
  'signed-out',
  'sessions-ended',
  'signed-out-by-bank',
  'edition-made',
  'edition-discarded',
  'item-made',
  'item-taken-out',
  'item-put-back',
  'edited',
  'remarked',
  'submitted',
  'sent-back',
  'approved',
  'signed-maker',
  'signed-checker',
  'exported',
  'published',
  'embargo-set',
  'limit-set',
  'rollback-asked',
  'rolled-back',
  'call-off-asked',
  'called-off',
  'key-shown',
  'refused',
] as const;
export type StepName = (typeof STEPS)[number];

export interface Step {
  sequence: number;
  at: number;
  person: string;
  step: StepName;
  edition: number | null;
  detail: string;
  /** SHA-256 over this step and the digest before it. */
  digest: string;
}

export type NewStep = Pick<Step, 'person' | 'step' | 'edition' | 'detail'>;

/** Notes a step; to be called within the transaction that takes it. */
export function noteStep(database: StudioDatabase, step: NewStep, now = Date.now()): void {
  const last = database.prepare('select sequence, digest from step order by sequence desc limit 1').get() as
    Pick<Step, 'sequence' | 'digest'> | undefined;
  const entry = { ...step, sequence: (last?.sequence ?? 0) + 1, at: now };
  database
    .prepare(
      'insert into step (sequence, at, person, step, edition, detail, digest) values (?, ?, ?, ?, ?, ?, ?)',
    )
    .run(
      entry.sequence,
      now,
      entry.person,
      entry.step,
      entry.edition,
      entry.detail,
      digestOf(entry, last?.digest ?? ''),
    );
}

/** Every step, oldest first, and the numbers of those that are not as they were written. */
export function listSteps(database: StudioDatabase): { steps: Step[]; altered: number[] } {
  const steps = database
    .prepare('select sequence, at, person, step, edition, detail, digest from step order by sequence')
    .all() as unknown as Step[];
  const altered: number[] = [];
  let before = '';
  for (const [index, step] of steps.entries()) {
    if (step.sequence !== index + 1 || step.digest !== digestOf(step, before)) altered.push(step.sequence);
    before = step.digest;
  }
  return { steps, altered };
}

function digestOf(
  { sequence, at, person, step, edition, detail }: Omit<Step, 'digest'>,
  before: string,
): string {
  const text = JSON.stringify([before, sequence, at, person, step, edition, detail]);
  return createHash('sha256').update(text).digest('hex');
}
