import { setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import * as api from '@bank/api';
import type { Config } from '../../operation/config.ts';
import { createLog } from '../../operation/log.ts';
import { KeptMirror } from './kept-mirror.ts';
import { openMirrorApp } from './mirror-app.ts';

/* The thread behind keepMirrorInThread. */

const NICENESS = 5;
// Linux alone gives threads a priority of their own; elsewhere the whole server would wait.
if (process.platform === 'linux') setPriority(NICENESS);

const config = workerData as Config;
const log = createLog(config.logLevel, { write: (line) => void process.stdout.write(line) });
const app = await openMirrorApp({ config, api, log });
await new KeptMirror({ app, folder: config.mirrorDir, log }).start();
// The watch's own timers keep no thread alive.
setInterval(() => {}, 2 ** 31 - 1);
