// Plain JavaScript: `npm start` asks for it too, under any Node that it may be typed with.
import { resolve } from 'node:path';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** Where `BANK_DATA_DIR` leads, wherever a program is started from; the default's place when it names none. */
export const dataFolder = (named) => resolve(REPOSITORY, named || '.data');
