// Puts the 3,000 funds over those of a store that holds the demo bank: node many-funds-store.mjs <data folder>.
import { activate } from '@bank/publish';
import { openContentWriter } from '@bank/store';
import { manyFunds } from './many-funds.mjs';

const [dataDir] = process.argv.slice(2);
const writer = await openContentWriter({ databaseUrl: undefined, dataDir });
const now = Date.now();
const { id } = await writer.importRelease(manyFunds().release, now);
await activate(writer, 'funds', id, { actor: 'bench', now });
await writer.close();
