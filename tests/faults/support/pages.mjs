import { ms, pause, startClients, sum, unexpected } from './clients.mjs';
import { settled } from './settled.mjs';

/** Pages that a started server has in its memory soon, in both languages. */
export const WARM_PATHS = [
  '/personal',
  '/company',
  '/bobbank/secondlist',
  '/en',
  '/personal/lcmx',
  '/investment',
];

/** The i-th page that a reader asks for, as a browser does. */
export const warmPage = (i) => ({
  path: WARM_PATHS[i % WARM_PATHS.length],
  headers: { 'accept-encoding': 'br' },
});

/** Two readers of pages from memory, for as long as `work` takes; resolves to its result and what they met. */
export async function whileReading(url, work, { count = 2, pauseMs = 5 } = {}) {
  const readers = startClients({ url, count, next: warmPage, pauseMs });
  try {
    const result = await work();
    return { result, ...reading(await readers.stop()) };
  } catch (error) {
    await readers.stop();
    throw error;
  }
}

/** What readers meet in quiet, for comparison; all that a start does is over then. */
export async function quietReading(bank, forMs = 5_000) {
  await settled(bank);
  return whileReading(bank.url, () => pause(forMs));
}

function reading({ answered, statuses, errors, times }) {
  const failed = errors.length + sum(unexpected(statuses, [200]));
  return {
    read: answered,
    failed,
    p99Ms: Math.round(ms(times, 0.99) * 10) / 10,
    errors: errors.slice(0, 5),
    statuses,
  };
}
