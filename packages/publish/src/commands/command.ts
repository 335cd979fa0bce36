import { SCOPES, type Scope, beijingMinute } from '@bank/contract';
import { openContentWriter, type ContentWriter } from '@bank/store';
import { UsageError } from '../base/errors.ts';
import type { Memory } from '../formats/media/memory/memory.ts';
import type { Settings } from './settings.ts';

interface CommandContext {
  settings: Settings;
  memory: Memory;
  now: number;
  say: (line: string) => void;
}

export interface Command {
  /** What stands after `content`, as it is typed. */
  usage: string;
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
    throw new UsageError(`"${text ?? ''}" is not a scope; the scopes are ${SCOPES.join(', ')}.`);
  return scope;
}

export function releaseIdOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) {
    throw new UsageError(
      `"${text ?? ''}" is not a release id; ids are the numbers that "content list" shows.`,
    );
  }
  return Number(text);
}

export function momentOf(text: string): number {
  const isMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const time = Date.parse(text);
  if (!isMoment || Number.isNaN(time)) {
    throw new UsageError(`"${text}" is not a moment with its offset, such as 2026-11-20T09:00:00+08:00.`);
  }
  return time;
}

/** Warnings change nothing; they are said before what was done. */
export function sayWarnings(warnings: readonly string[], say: (line: string) => void, prefix = ''): void {
  for (const line of warnings) say(`Please look at ${prefix}${line}`);
}

/** `2026-11-20 09:00`, Beijing time. */
export function beijingTime(time: number): string {
  return beijingMinute(time).replace('T', ' ');
}

export function shortId(bundleId: string): string {
  return bundleId.slice(0, 12);
}
