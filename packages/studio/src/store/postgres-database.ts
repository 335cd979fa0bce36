import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type { Answer, Question, ThreadData } from './postgres-thread.ts';
import { StudioUnavailable, type Statement, type StudioDatabase, type Value } from './studio-database.ts';

const PROGRAM = new URL('postgres-thread.ts', import.meta.url);
/** Later than every limit that the thread and PostgreSQL keep by themselves. */
const LONGEST_ANSWER_MS = 15_000;
/** Once, while the thread begins, also on a machine that does much else. */
const LONGEST_START_MS = 60_000;

/** One connection, in a thread of its own; this one waits for each answer (decision 0067). */
export class PostgresDatabase implements StudioDatabase {
  readonly #url: string;
  readonly #held = new Set<string>();
  #thread: Thread | undefined;
  #isInTransaction = false;

  constructor(url: string) {
    this.#url = url;
  }

  prepare(text: string): Statement {
    const statement = numbered(text);
    const ask = (values: readonly Value[]) => this.#ask(statement, values);
    return {
      get: (...values) => ask(values).rows[0],
      all: (...values) => ask(values).rows,
      run: (...values) => ({ changes: ask(values).changes }),
    };
  }

  exec(statements: string): void {
    this.#ask(statements, []);
  }

  /**
   * One writes at a time, as on SQLite: every change notes a step in the chain of the log, so writers take turns anyway, and
   * what is right there is right here.
   */
  transaction<Result>(work: () => Result): Result {
    if (this.#isInTransaction) return work();
    this.#answerTo({ place: 'begin', statement: 'begin', values: [] });
    this.#isInTransaction = true;
    try {
      this.exec("select pg_advisory_xact_lock(hashtext('bank studio'), hashtext(current_schema()))");
      const result = work();
      this.exec('commit');
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    } finally {
      this.#isInTransaction = false;
    }
  }

  /** A lock of the connection: PostgreSQL gives it back when this process ends, however it ends. */
  hold(name: string): (() => void) | undefined {
    // The same connection would get it twice.
    if (this.#held.has(name)) return undefined;
    const key = "hashtext('bank studio ' || ?), hashtext(current_schema())";
    const taken = this.prepare(`select pg_try_advisory_lock(${key}) as is_taken`).get(name);
    if (taken?.['is_taken'] !== true) return undefined;
    this.#held.add(name);
    return () => {
      this.#held.delete(name);
      try {
        this.prepare(`select pg_advisory_unlock(${key})`).get(name);
      } catch (error) {
        // With the connection the lock is gone too.
        if (!(error instanceof StudioUnavailable)) throw error;
      }
    };
  }

  close(): void {
    this.#thread?.end();
    this.#thread = undefined;
  }

  #ask(statement: string, values: readonly Value[]): { rows: Record<string, unknown>[]; changes: number } {
    return this.#answerTo({ place: this.#isInTransaction ? 'within' : 'alone', statement, values });
  }

  #answerTo(question: Question): { rows: Record<string, unknown>[]; changes: number } {
    this.#thread ??= new Thread(this.#url);
    const answer = this.#thread.ask(question);
    if (answer === undefined) {
      // Nobody knows what it is doing: its connection, and with it the transaction, ends here.
      this.close();
      throw new StudioUnavailable('PostgreSQL did not answer in time');
    }
    if ('rows' in answer) return answer;
    if (answer.isAway) throw new StudioUnavailable(answer.message);
    throw Object.assign(new Error(answer.message), { code: answer.code });
  }

  #rollBack(): void {
    try {
      this.exec('rollback');
    } catch (error) {
      // A connection that broke has rolled back by itself.
      if (!(error instanceof StudioUnavailable)) throw error;
    }
  }
}

class Thread {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  #longestMs = LONGEST_START_MS;
  readonly #signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

  constructor(url: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const workerData: ThreadData = { url, port: port2, signal: this.#signal };
    this.#worker = new Worker(PROGRAM, { workerData, transferList: [port2] });
    // A thread that ended does not answer, and is begun anew after that.
    this.#worker.on('error', (error) => process.stderr.write(`The thread of PostgreSQL ended: ${error}\n`));
    this.#worker.unref();
  }

  ask(question: Question): Answer | undefined {
    Atomics.store(this.#signal, 0, 0);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#port.postMessage(question);
    Atomics.wait(this.#signal, 0, 0, this.#longestMs);
    this.#longestMs = LONGEST_ANSWER_MS;
    return receiveMessageOnPort(this.#port)?.message as Answer | undefined;
  }

  end(): void {
    this.#port.close();
    void this.#worker.terminate();
  }
}

/** `a = ? and b = ?` → `a = $1 and b = $2`; no statement has a question mark in a text. */
function numbered(statement: string): string {
  let count = 0;
  return statement.replaceAll('?', () => `$${(count += 1)}`);
}
