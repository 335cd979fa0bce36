import * as api from '@bank/api';
import { run } from '../run.ts';

/** The whole server. What `main.mjs` has set by then holds for all of it. */
export const start = (): Promise<void> => run({ api });
