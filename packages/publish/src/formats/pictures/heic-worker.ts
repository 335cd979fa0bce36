import { parentPort, workerData } from 'node:worker_threads';

const { default: decode } = await import('heic-decode');
const { data, width, height } = await decode({ buffer: workerData as Uint8Array });
parentPort?.postMessage({ data, width, height }, [data.buffer as ArrayBuffer]);
