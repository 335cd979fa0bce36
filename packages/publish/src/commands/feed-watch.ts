import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { holdStore, type HeldStore } from '@bank/store';
import { ConfigError, UsageError } from '../base/errors.ts';
import { words, type Words } from '../base/words.ts';
import { readFeedsFile } from '../releases/inbox/feed-settings.ts';
import { openInbox } from '../releases/inbox/open-inbox.ts';
import { OUTCOME_WORDS, type Receipt } from '../releases/inbox/receipt.ts';
import { InboxWatch } from '../releases/inbox/watch-inbox.ts';
import { DEED_OPTIONS, deedOf, withWriter, type CommandContext } from './command.ts';
import { signersOf } from './feed-signers.ts';

/** The name under which one process alone, on whatever machine, takes files into a store. */
const WORK = 'feeds';

/** `content feed watch`: takes what a bank's systems put into a folder or a bucket, for as long as it runs. */
export async function runFeedWatch(args: string[], context: CommandContext): Promise<'partly' | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      once: { type: 'boolean' },
      ...DEED_OPTIONS,
      maker: { type: 'string' },
      checker: { type: 'string' },
    },
  });
  const { settings, language, say } = context;
  const [address = settings.feeds.inbox.address, ...rest] = positionals;
  if (rest.length > 0) throw new UsageError(words`feed watch looks at one inbox.`);
  const inbox = openInbox({ ...settings.feeds.inbox, address });
  const { feeds } = readFeedsFile(settings.feeds.file);
  const { lookEveryMs } = settings.feeds;
  const ending = endOnSignals();
  const isOnce = values.once === true;
  let isPartly = false;
  try {
    const held = await hold(context, { lookEveryMs, signal: ending.signal, isOnce });
    if (held === undefined) return undefined;
    try {
      await withWriter(context, async (writer) => {
        const watch = new InboxWatch({
          inbox,
          writer,
          settings: (feed) => feeds.get(feed) ?? {},
          signatures: settings.signatures,
          signers: signersOf(values),
          letterKey: settings.letterKey,
          deed: deedOf(values, context),
          language,
          now: Date.now,
          lookEveryMs,
          signal: ending.signal,
          isHeld: () => held.isHeld(),
          onReceipt(receipt) {
            isPartly ||= receipt.outcome === 'partly taken' || receipt.outcome === 'refused';
            for (const line of linesOf(receipt)) say(line);
          },
          onTrouble: say,
        });
        say(words`Watching ${inbox.name}.`);
        if (!isOnce) return watch.run();
        await watch.look();
        if (inbox.isWhole) return;
        await sleep(lookEveryMs, undefined, { signal: ending.signal }).catch(() => {});
        await watch.look();
      });
      if (!held.isHeld() && !ending.signal.aborted)
        throw new ConfigError(
          words`The store gave the feeds to nobody any more: the connection was cut. Start it again.`,
        );
    } finally {
      await held.release();
    }
  } finally {
    ending.stop();
  }
  if (ending.signal.aborted) say(words`Ended between two files.`);
  // Who ends it after weeks asks nothing about a file of that time.
  return isOnce && isPartly ? 'partly' : undefined;
}

/** Waits for its turn; undefined when told to end before. @throws ConfigError where there is only this one attempt */
async function hold(
  { settings, say }: CommandContext,
  { lookEveryMs, signal, isOnce }: { lookEveryMs: number; signal: AbortSignal; isOnce: boolean },
): Promise<HeldStore | undefined> {
  let hasSaid = false;
  while (!signal.aborted) {
    const held = await holdStore(settings.location, WORK);
    if (held !== undefined) return held;
    if (isOnce)
      throw new ConfigError(
        words`Another process takes the files of feeds for this store. Nothing was done.`,
      );
    if (!hasSaid) say(words`Another process takes the files; this one waits until it has ended.`);
    hasSaid = true;
    await sleep(lookEveryMs, undefined, { signal }).catch(() => {});
  }
  return undefined;
}

function endOnSignals(): { signal: AbortSignal; stop: () => void } {
  const ending = new AbortController();
  const end = () => ending.abort();
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, end);
  return {
    signal: ending.signal,
    stop() {
      for (const name of ['SIGTERM', 'SIGINT'] as const) process.off(name, end);
    },
  };
}

function linesOf({ at, file, outcome, summary, findings, warnings }: Receipt): Words[] {
  return [
    words`${at}  ${file}: ${OUTCOME_WORDS[outcome]}. ${summary}`,
    ...findings.map(({ message }) => words`  ${message}`),
    ...warnings.map((line) => words`  Please look at ${line}`),
  ];
}
