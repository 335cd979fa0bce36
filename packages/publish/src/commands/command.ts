import { SCOPES, type Language, type Scope, beijingMinute } from '@bank/contract';
import { openContentWriter, type ContentWriter, type Deed } from '@bank/store';
import { UsageError } from '../base/errors.ts';
import { words, type Words } from '../base/words.ts';
import type { Memory } from '../formats/media/memory/memory.ts';
import type { Settings } from './settings.ts';

export interface CommandContext {
  settings: Settings;
  memory: Memory;
  now: number;
  language: Language;
  say: (line: Words) => void;
  /** Waits for a person's yes; undefined where nobody sits at the terminal. */
  ask: ((question: Words) => Promise<boolean>) | undefined;
}

export interface Command {
  /** What stands after `content`, as it is typed. */
  usage: Words;
  /** @throws UsageError when the arguments are not understood. */
  run(args: string[], context: CommandContext): Promise<void>;
}

export async function withWriter<Result>(
  { settings }: CommandContext,
  work: (writer: ContentWriter) => Promise<Result>,
): Promise<Result> {
  const writer = await openContentWriter(settings.location);
  try {
    await writer.migrate();
    return await work(writer);
  } finally {
    await writer.close();
  }
}

export function scopeOf(text: string | undefined): Scope {
  const scope = SCOPES.find((one) => one === text);
  if (scope === undefined)
    throw new UsageError(words`"${text ?? ''}" is not a scope; the scopes are ${SCOPES}.`);
  return scope;
}

export function releaseIdOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) {
    throw new UsageError(
      words`"${text ?? ''}" is not a release id; ids are the numbers that "content list" shows.`,
    );
  }
  return Number(text);
}

/** Beijing's where no offset stands behind it. */
export function momentOf(text: string): number {
  const parts = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(text);
  const time = parts === null ? NaN : Date.parse(`${parts[1]}${parts[2] ?? '+08:00'}`);
  if (Number.isNaN(time)) {
    throw new UsageError(
      words`"${text}" is not a moment such as 2026-11-20T09:00 (Beijing time) or 2026-11-20T01:00:00Z.`,
    );
  }
  return time;
}

/** What every command that changes the store takes. */
export const DEED_OPTIONS = { actor: { type: 'string' }, why: { type: 'string' } } as const;
export const DEED_USAGE = words`[--why <reason>] [--actor <name>]`;

export function deedOf(
  { actor, why = '' }: { actor?: string | undefined; why?: string | undefined },
  { settings }: CommandContext,
): Deed {
  return { actor: actor ?? settings.actor, machine: settings.machine, why };
}

/** Warnings change nothing; they are said before what was done. */
export function sayWarnings(warnings: readonly Words[], say: CommandContext['say'], prefix = ''): void {
  for (const line of warnings) say(words`Please look at ${prefix}${line}`);
}

/** `2026-11-20 09:00`, Beijing time. */
export function beijingTime(time: number): string {
  return beijingMinute(time).replace('T', ' ');
}

export function shortId(bundleId: string): string {
  return bundleId.slice(0, 12);
}
