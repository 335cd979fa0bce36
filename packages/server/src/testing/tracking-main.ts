/* The server as `main.mjs` starts it, with the real calls on fake content and fake pages. */
import { registerApi } from '@bank/api';
import { run } from '../process/run.ts';
import { fakeApi, FakeStore } from './fake-content.ts';
import { FakeSite, fakeSiteSource } from './fake-site.ts';

const store = new FakeStore();
await run({
  api: { ...fakeApi, registerApi },
  openStore: async () => store,
  openSite: async () => fakeSiteSource(new FakeSite()),
  clientFolder: import.meta.dirname,
});
