import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { SCOPES, type Language, type Scope, beijingMinute } from '@bank/contract';
import { openContentWriter, type ContentWriter, type Deed } from '@bank/store';
import { ConfigError, UsageError } from '../base/errors.ts';
import { nearest } from '../base/nearest.ts';
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
  /** Waits for a text that is not shown while it is typed; undefined where nobody sits at the terminal. */
  askSecret?: ((question: Words) => Promise<string>) | undefined;
}

export interface Command {
  /** What stands after `content`, as it is typed. */
  usage: Words;
  /** What stands behind a word after the command, where that is a command of its own. */
  usageOf?(args: readonly string[]): Promise<Words | undefined>;
  /** `partly` when not all of what was asked for was done. @throws UsageError when the arguments are not understood. */
  run(args: string[], context: CommandContext): Promise<'partly' | undefined | void>;
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

/** What was refused, with what was most likely meant. */
export function withGuess(refused: Words, typed = '', known: readonly string[] = []): Words {
  const meant = nearest(typed, known);
  return meant === undefined ? refused : words`${refused} Did you mean "${meant}"?`;
}

export function scopeOf(text: string | undefined): Scope {
  const scope = SCOPES.find((one) => one === text);
  if (scope !== undefined) return scope;
  if (text === undefined) throw new UsageError(words`No scope was named; the scopes are ${SCOPES}.`);
  const refused = words`"${text}" is not a scope; the scopes are ${SCOPES}.`;
  throw new UsageError(withGuess(refused, text, SCOPES));
}

/** The scope that is named, else the one that the folder of sources is named after. @throws ConfigError, UsageError */
export function scopeOfFolder(folder: string, named: string | undefined): Scope {
  if (named === undefined && !existsSync(folder))
    throw new ConfigError(words`There is no source folder at ${folder}.`);
  return scopeOf(named ?? basename(folder));
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

const MINUTE_MS = 60_000;

/**
 * What `--effective-at` says; the minute that runs is now. A year that was mistyped would show at once what is meant for later.
 */
export function comingMomentOf(text: string, now: number): number {
  const time = momentOf(text);
  if (time >= now - (now % MINUTE_MS)) return time;
  throw new UsageError(
    words`--effective-at ${text} is past: it is ${beijingTime(now)} (Beijing time) now. Nothing was changed. Name a moment to come, or leave it out for now.`,
  );
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

/** What passes the rules of columns, for a reason that stands in the log. */
export const EMERGENCY_OPTIONS = { emergency: { type: 'boolean' } } as const;

/** @throws UsageError without a reason, ConfigError where no signatures are asked for. */
export function isEmergencyOf(
  { emergency = false, why = '' }: { emergency?: boolean | undefined; why?: string | undefined },
  { settings }: CommandContext,
): boolean {
  if (!emergency) return false;
  if (why.trim() === '') throw new UsageError(words`--emergency needs --why: the reason stands in the log.`);
  if (settings.signatures.required) return true;
  throw new ConfigError(
    words`Here nobody has to sign (CONTENT_SIGNATURES is off), so there is no rule that --emergency passes.`,
  );
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
