// `npm run backup -- <new folder>`, `npm run backup -- --restore <folder>`: the embedded stores of BANK_DATA_DIR.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '@bank/store/data-folder';
import { PlainStop, say, showFailure } from '../prepare/plain-stop.mjs';
import { backUp, restore } from './copies.mjs';

const USAGE = 'npm run backup -- [--restore] <folder>';

async function copy([folder, ...rest], isRestored) {
  if (folder === undefined || rest.length > 0) throw new PlainStop(USAGE);
  const dataDir = dataFolder(process.env.BANK_DATA_DIR ?? '');
  const names = isRestored ? restore(resolve(folder), dataDir) : await backUp(dataDir, resolve(folder));
  say(`${isRestored ? 'Restored' : 'Backed up'}: ${names.join(', ')}.`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      restore: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) say(USAGE);
  else await copy(positionals, values.restore);
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
}
