import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEMPLATE_STORE } from '../support/template-store.ts';
import { openDemoSite, textOfMould, type DemoSite } from './demo-site.ts';

/** Too short to be told from what menus say, so that a page with it is drawn for itself. */
const DRAWN = 'a';
const FILLED = 'none-1';
const ITEMS = ['id', 'prodCode'];

let site: DemoSite;

beforeAll(async () => {
  site = await openDemoSite(TEMPLATE_STORE);
  // What pages share is kept from its second asking on, and a mould goes with it.
  for (const path of ['/404', '/en/404', '/404', '/en/404']) await site.ask(path);
});

afterAll(() => site.close());

test('every page whose item is not there is filled in as it would be drawn [S2-404]', async () => {
  const kinds: string[] = [];
  for (const path of site.paths) {
    for (const name of ITEMS) {
      for (const column of ['', '&column=701001', '&column=709999']) {
        const drawn = await site.rendered(`${path}?${name}=${DRAWN}${column}`);
        const filled = await site.rendered(`${path}?${name}=${FILLED}${column}`);
        if (drawn.kind !== 'html' || filled.kind !== 'filled') continue;
        // A column that nothing knows is filled in as well.
        const values = filled.values.map((value) =>
          String(value) === FILLED ? Buffer.from(DRAWN) : Buffer.from(value),
        );
        expect(textOfMould(filled.mould, values), `${path}?${name}${column}`).toBe(drawn.html);
        kinds.push(path);
      }
    }
  }
  expect(new Set(kinds).size).toBeGreaterThan(10);
});

test('a thousand addresses of nobody are one mould', async () => {
  const moulds = new Set<unknown>();
  for (let n = 0; n < 1_000; n += 1) {
    const page = await site.rendered(`/bobbank/seconddetail?id=none-${n}&column=701001`);
    moulds.add(page.kind === 'filled' ? page.mould : page.kind);
  }
  expect(moulds.size).toBe(1);
});
