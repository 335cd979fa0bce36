// `npm run backup -- <new folder>`, `npm run backup -- --restore <folder>`: the embedded stores of BANK_DATA_DIR.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '@bank/store/data-folder';
import { PlainStop, say, showFailure } from '../prepare/plain-stop.mjs';
import { backUp, restore } from './copies.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { restore: { type: 'boolean', default: false } },
  });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new PlainStop('npm run backup -- [--restore] <folder>');
  const dataDir = dataFolder(process.env.BANK_DATA_DIR ?? '');
  const names = values.restore ? restore(resolve(folder), dataDir) : await backUp(dataDir, resolve(folder));
  say(`${values.restore ? 'Restored' : 'Backed up'}: ${names.join(', ')}.`);
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
}
