import type { ContentWriter } from '@bank/store';
import { wordsIn } from '../base/words.ts';
import type { Inbox } from '../releases/inbox/inbox.ts';
import { InboxWatch, type Watching } from '../releases/inbox/watch-inbox.ts';
import { FEED_NOW } from './feed-now.ts';

/** A watch that looks when it is asked to, and what it complained of. */
export function aWatch(writer: ContentWriter, inbox: Inbox, more: Partial<Watching> = {}) {
  const troubles: string[] = [];
  const watch = new InboxWatch({
    inbox,
    writer,
    settings: () => ({}),
    signatures: { required: false, enrolled: [] },
    signers: [],
    letterKey: () => Buffer.alloc(32),
    deed: { actor: 'feeds', machine: 'test', why: '' },
    language: 'EN',
    now: () => FEED_NOW,
    lookEveryMs: 1,
    signal: new AbortController().signal,
    isHeld: () => true,
    onReceipt: () => {},
    onTrouble: (reason) => troubles.push(wordsIn(reason, 'EN')),
    ...more,
  });
  /** Twice: a file in a folder is whole when it is the same at two looks. */
  const look = async () => [...(await watch.look()), ...(await watch.look())];
  return { watch, look, troubles };
}
