import { startBankServer } from '../bank-server.mjs';

import { whenQuiet } from '../quiet.mjs';

const PAGES = 120;
const WARM_UP = 80;

const number = (index) => String(index).padStart(6, '0');

/** Pages that every size has. The first ones are asked for to warm the process up. */
const KINDS = {
  detail: (n) => `/bobbank/seconddetail?id=many-${number(n * 4)}&column=701001`,
  'detail EN': (n) => `/en/bobbank/seconddetail?id=many-${number(n * 4)}&column=701001`,
  list: (n) => `/bobbank/secondlist?column=701001&pageNum=${n + 1}`,
  'no such article': (n) => `/bobbank/seconddetail?id=none-${n}&column=701001`,
};

async function askAll(url, paths) {
  for (const path of paths) {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.status !== 200 && answer.status !== 404)
      throw new Error(`${path} was answered with ${answer.status}`);
  }
}

/** Processor time of the whole process by distinct pages, until it is quiet again: `{ detail: 4.1, … }`. */
export async function measurePages(dataDir, name) {
  const server = await startBankServer({ dataDir, name, settings: { TRUST_PROXY: '127.0.0.1' } });
  const costs = {};
  await whenQuiet(server);
  const all = Object.entries(KINDS).map(([kind, pathOf]) => [
    kind,
    Array.from({ length: WARM_UP + PAGES }, (_, n) => pathOf(n)),
  ]);
  for (const [, paths] of all) await askAll(server.url, paths.slice(0, WARM_UP));
  for (const [kind, paths] of all) {
    const before = await whenQuiet(server);
    await askAll(server.url, paths.slice(WARM_UP));
    costs[kind] = ((await whenQuiet(server)) - before) / PAGES;
  }
  await server.stop();
  return costs;
}

const ASKED_EVERY_MS = 20;

/** Asks for a cached page at a steady pace while `work` goes on; resolves to its waits in milliseconds, late starts counted. */
export async function waitsWhile(url, work) {
  const state = { isDone: false };
  const worked = work().finally(() => (state.isDone = true));
  const waits = [];
  const asked = [];
  for (let due = performance.now(); !state.isDone; due += ASKED_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const began = due;
    asked.push(
      fetch(`${url}/personal`)
        .then((answer) => answer.arrayBuffer())
        .then(() => waits.push(performance.now() - began)),
    );
  }
  await Promise.all(asked);
  await worked;
  return waits;
}
