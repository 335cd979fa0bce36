import { parentPort, workerData } from 'node:worker_threads';
import type { Scope } from '@bank/contract';
import { listMediaUses, type ListedMedia } from './media-uses.ts';
import { listAddresses, type SiteAddress } from './site-addresses.ts';
import { listOrders, type OrderedList } from './ordering.ts';

/** What reads every source of a folder, by its name, and what it gives. */
export interface Readings {
  media: ListedMedia[];
  addresses: SiteAddress[];
  orders: OrderedList[];
}

export interface WantedReading {
  what: keyof Readings;
  folder: string;
  scope: Scope;
}

function read({ what, folder, scope }: WantedReading): Promise<Readings[keyof Readings]> {
  switch (what) {
    case 'media':
      return listMediaUses(folder, scope);
    case 'addresses':
      return listAddresses(folder);
    case 'orders':
      return listOrders(folder, scope);
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await read(workerData as WantedReading));
