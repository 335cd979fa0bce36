import { describe, expect, it, onTestFinished } from 'vitest';
import { DIALECTS } from '@bank/store/testing';
import { aStudio, stampsIn } from '../testing/a-studio.ts';

const postgres = DIALECTS.find(({ name }) => name === 'postgres');
const server = `PostgreSQL${postgres ? '' : ' (TEST_DATABASE_URL is not set)'}`;

describe.skipIf(!postgres)(`two studios on one ${server}`, () => {
  async function twoStudios() {
    if (!postgres) throw new Error('unreachable: the tests are skipped');
    const made = await postgres.create();
    const { location } = made;
    onTestFinished(() => made.drop());
    const studio = await aStudio({ STUDIO_DATABASE_URL: location.databaseUrl ?? '' });
    return { studio, other: studio.beside() };
  }

  it('show what both changed in a field as one does, and write over nothing', async () => {
    const { studio, other } = await twoStudios();
    const [first, second] = [await studio.signIn('Li Na'), await studio.signIn('Wang Wei', other)];
    const { location } = await first.post('/editions', { title: '合写', scope: 'site' });
    const { location: item } = await first.post(`${location}/items`, { column: '701001', key: 'winter' });
    const stamps = stampsIn((await second.get(item)).body);
    expect((await first.post(item, { ...stamps, 'zh.title': '她的标题' })).status).toBe(303);
    const refused = await second.post(item, { ...stamps, 'zh.title': '他的标题', 'zh.source': '办公室' });
    expect(refused.status).toBe(409);
    expect(refused.body).toContain('她的标题');
    expect(refused.body).toContain('Li Na');
    const now = (await first.get(item)).body;
    expect(now).toContain('她的标题');
    // What only one of them changed is stored.
    expect(now).toContain('办公室');
    expect(now).not.toContain('他的标题');
  });

  it('know each other’s sessions, until one signs out', async () => {
    const { studio, other } = await twoStudios();
    const browser = await studio.signIn('Zhou Tao');
    const cookie = { host: 'localhost:8090', cookie: browser.cookie };
    expect((await other.inject({ url: '/log', headers: cookie })).statusCode).toBe(200);
    await browser.post('/sign-out');
    expect((await other.inject({ url: '/log', headers: cookie })).statusCode).toBe(303);
  });

  it('say that the database is away, and go on when it is back', async () => {
    const { studio } = await twoStudios();
    const browser = await studio.signIn('Li Na');
    const { database } = studio.studio();
    // Its connection is ended in the middle of a transaction.
    const broken = () =>
      database.transaction(() => {
        database.exec('select pg_terminate_backend(pg_backend_pid())');
      });
    expect(broken).toThrow(/PostgreSQL/);
    expect((await browser.get('/')).status).toBe(200);
  });
});
