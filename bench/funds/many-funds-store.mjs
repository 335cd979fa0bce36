// Puts that many funds, 3,000 unasked, over those of a store that holds the demo bank: node many-funds-store.mjs <data folder> [count].
import { activate } from '@bank/publish';
import { openContentWriter } from '@bank/store';
import { manyFunds } from './many-funds.mjs';

const [dataDir, count] = process.argv.slice(2);
const writer = await openContentWriter({ databaseUrl: undefined, dataDir });
const now = Date.now();
const { id } = await writer.importRelease(manyFunds(count && Number(count)).release, now);
await activate(writer, 'funds', id, { actor: 'bench', now });
await writer.close();
