// `npm run backup -- <new folder>`, `npm run backup -- --restore <folder>`: the embedded stores of BANK_DATA_DIR.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dataFolder } from '@bank/store/data-folder';
import { PlainStop, say, showFailure } from '../prepare/plain-stop.mjs';
import { backUp, restore } from './copies.mjs';
import { storesInPostgres } from './in-postgres.mjs';

const USAGE = 'npm run backup -- [--restore] <folder>';

async function copy([folder, ...rest], isRestored) {
  if (folder === undefined || rest.length > 0) throw new PlainStop(USAGE);
  const dataDir = dataFolder(process.env.BANK_DATA_DIR ?? '');
  const apart = storesInPostgres(process.env);
  if (isRestored) {
    const names = restore(resolve(folder), dataDir, apart);
    say([`Restored: ${names.join(', ')}.`, ...apart.map((store) => store.notRestored)].join('\n'));
    return;
  }
  const told = apart.map((store) => store.told);
  try {
    const files = apart.map(({ file }) => file);
    say([`Backed up: ${(await backUp(dataDir, resolve(folder), files)).join(', ')}.`, ...told].join('\n'));
  } catch (error) {
    if (!(error instanceof PlainStop) || apart.length === 0) throw error;
    throw new PlainStop([`Nothing was backed up: ${error.message}`, ...told].join('\n'));
  }
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
  const isTyping = String(error.code).startsWith('ERR_PARSE_ARGS');
  showFailure(isTyping ? new PlainStop(`${error.message}\n  ${USAGE}`) : error);
  process.exitCode = 1;
}
