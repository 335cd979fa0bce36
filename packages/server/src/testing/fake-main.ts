/* The server as `main.mjs` starts it, on fake content and fake pages: for tests that need whole processes. */
import { run } from '../process/run.ts';
import { fakeApi, FakeStore } from './fake-content.ts';
import { FakeSite, fakeSiteSource } from './fake-site.ts';

const store = new FakeStore();
await run({
  api: {
    ...fakeApi,
    registerApi: (app, options) => {
      fakeApi.registerApi(app, options);
      app.get('/api/crash', async () => {
        setImmediate(() => {
          throw new Error('a test crashed this process');
        });
        return { code: 0, msg: 'ok', data: process.pid, traceId: '' };
      });
      app.get('/api/pid', async () => ({ code: 0, msg: 'ok', data: process.pid, traceId: '' }));
    },
  },
  openStore: async () => store,
  openSite: async () => fakeSiteSource(new FakeSite()),
  clientFolder: import.meta.dirname,
});
