import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { whileReading } from './pages.mjs';

const RESOLUTION_MS = 5;
const NS_IN_MS = 1e6;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
const over = once(parentPort, 'message');
const { result: _, ...met } = await whileReading(workerData.url, () => over);
const ownP99Ms = Math.round((delay.percentile(99) / NS_IN_MS - RESOLUTION_MS) * 10) / 10;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.postMessage({ ...met, ownP99Ms });
