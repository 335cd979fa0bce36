import { setTimeout as sleep } from 'node:timers/promises';
import { beijingMoment } from '@bank/contract';
import { ContentUnavailable } from '@bank/store';
import { byCodeUnit } from '../../base/bundle/manifest.ts';
import { WordedError } from '../../base/errors.ts';
import { worded, words, wordsIn, type Words } from '../../base/words.ts';
import { namedScope } from '../feed/feed-file-type.ts';
import { InboxAway, type Waiting } from './inbox.ts';
import { keptPlace, receiptPlace, receiptText, type Receipt } from './receipt.ts';
import { takeFile, type Taking } from './take-file.ts';

/** So often a file is tried that ends in a fault of no known kind. */
const MOST_ATTEMPTS = 3;

export interface Watching extends Taking {
  lookEveryMs: number;
  /** Aborted: the file at hand is finished, no other is begun. */
  signal: AbortSignal;
  /** Whether this process still is the only one that takes files. */
  isHeld: () => boolean;
  onReceipt: (receipt: Receipt) => void;
  onTrouble: (reason: Words) => void;
}

/** Takes what lies in an inbox, file after file in the order of their names, until it is told to end. */
export class InboxWatch {
  readonly #parts: Watching;
  /** What was seen at the look before. */
  #seen = new Map<string, string>();
  readonly #attempts = new Map<string, number>();

  constructor(parts: Watching) {
    this.#parts = parts;
  }

  async run(): Promise<void> {
    while (this.#goesOn()) {
      await this.look();
      await sleep(this.#parts.lookEveryMs, undefined, { signal: this.#parts.signal }).catch(() => {});
    }
  }

  /** One look: whatever is whole is taken. Never rejects; gives what was answered. */
  async look(): Promise<Receipt[]> {
    const { inbox, onReceipt, onTrouble } = this.#parts;
    const receipts: Receipt[] = [];
    let names: string[];
    try {
      names = [...new Set([...(await inbox.claimed()), ...this.#whole(await inbox.waiting())])];
    } catch (error) {
      onTrouble(words`${inbox.name} could not be looked at: ${reasonOf(error)}`);
      return receipts;
    }
    /** Scopes with a file that must wait: those behind it wait too, for they may build on it. */
    const halted = new Set<string>();
    for (const name of names.toSorted(byCodeUnit)) {
      if (!this.#goesOn()) break;
      const scope = namedScope(name);
      if (scope !== undefined && halted.has(scope)) continue;
      const receipt = await this.#take(name);
      const mustWait = receipt === undefined || receipt.outcome === 'waiting';
      if (mustWait && scope !== undefined) halted.add(scope);
      if (receipt === undefined) continue;
      receipts.push(receipt);
      onReceipt(receipt);
    }
    return receipts;
  }

  #goesOn(): boolean {
    return !this.#parts.signal.aborted && this.#parts.isHeld();
  }

  /** Files that are as they were at the last look: nobody is writing them any more. */
  #whole(waiting: readonly Waiting[]): string[] {
    const before = this.#seen;
    this.#seen = new Map(waiting.map(({ name, stamp }) => [name, stamp]));
    const { isWhole } = this.#parts.inbox;
    return waiting.flatMap(({ name, stamp }) => (isWhole || before.get(name) === stamp ? [name] : []));
  }

  async #take(name: string): Promise<Receipt | undefined> {
    const { inbox, onTrouble } = this.#parts;
    try {
      const receipt = await takeFile(name, this.#parts);
      this.#attempts.delete(name);
      return receipt;
    } catch (error) {
      const reason = reasonOf(error);
      // Neither the file nor this program is to blame.
      if (error instanceof ContentUnavailable || error instanceof InboxAway) {
        onTrouble(words`${name} waits: ${reason}`);
        return undefined;
      }
      const attempts = (this.#attempts.get(name) ?? 0) + 1;
      this.#attempts.set(name, attempts);
      onTrouble(words`${name} could not be taken, attempt ${attempts} of ${MOST_ATTEMPTS}: ${reason}`);
      if (attempts < MOST_ATTEMPTS) return undefined;
      this.#attempts.delete(name);
      return this.#setAside(name, reason).catch((other: unknown) => {
        onTrouble(words`${name} could not be set aside in ${inbox.name}: ${reasonOf(other)}`);
        return undefined;
      });
    }
  }

  /** A file that cannot even be read must not be met at every look. */
  async #setAside(name: string, reason: Words): Promise<Receipt> {
    const { inbox, language, now } = this.#parts;
    const at = now();
    const receipt: Receipt = {
      file: name,
      sha256: '',
      size: 0,
      outcome: 'refused',
      at: beijingMoment(at),
      summary: wordsIn(reason, language),
      keptAs: keptPlace('refused', name, String(at), at),
      findings: [],
      warnings: [],
    };
    await inbox.write(receiptPlace(name), receiptText(receipt));
    await inbox.keep(name, receipt.keptAs ?? '', undefined);
    return receipt;
  }
}

function reasonOf(error: unknown): Words {
  if (error instanceof WordedError) return error.words;
  return worded(firstLineOf(error));
}

function firstLineOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
}
