import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { CompiledQuery, KyselyConfig, LogEvent } from 'kysely';

/** A statement that has been answered. No value of it: those are bound apart from its text, which is not told either. */
export interface ToldStatement {
  /** Of the function that asks, where it has one; else as `summary`. */
  name: string;
  /** 'select item' */
  summary: string;
  system: 'postgresql' | 'sqlite';
  /** How long it took. */
  ms: number;
  /** What it failed with. */
  error?: unknown;
}

const CHANNEL = 'bank.statement';
const statements = channel(CHANNEL);

/** Hears of the statements of the databases that are opened from now on; gives what ends it. */
export function onStatement(heard: (statement: ToldStatement) => void): () => void {
  const listener = (message: unknown) => heard(message as ToldStatement);
  subscribe(CHANNEL, listener);
  return () => unsubscribe(CHANNEL, listener);
}

/** For the settings of Kysely. Where nobody listens they are none, and no statement passes through anything. */
export function toldTo(system: ToldStatement['system']): Pick<KyselyConfig, 'log'> {
  if (!statements.hasSubscribers) return {};
  return { log: (event) => statements.publish(told(event, system)) };
}

function told(
  { query, queryDurationMillis: ms, ...event }: LogEvent,
  system: ToldStatement['system'],
): ToldStatement {
  const summary = summaryOf(query.sql);
  const { askedBy = summary } = query as AskedQuery;
  return { name: askedBy, summary, system, ms, ...(event.level === 'error' && { error: event.error }) };
}

/** As `askPrepared` asks it. */
export type AskedQuery<Row = unknown> = CompiledQuery<Row> & { askedBy?: string };

/** 'select "key" from "item" where …' → 'select item' */
function summaryOf(sql: string): string {
  const [verb = ''] = /[a-z]+/i.exec(sql) ?? [];
  const table = /\b(?:from|into|update|table)\s+"?([a-z_]+)/i.exec(sql)?.[1];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}
