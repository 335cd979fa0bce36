import { ContentUnavailable } from '../../base/content-unavailable.ts';
import type { HeldStore } from '../../base/held-store.ts';
import { postgresHosts } from '../../base/postgres-hosts.ts';
import { HostSeeker } from './host-seeker.ts';
import { whyPostgresIsUnavailable } from './postgres-errors.ts';

const CONNECT_WITHIN_MS = 5_000;

/** A lock of a session: PostgreSQL gives it back when the connection ends. @throws ContentUnavailable */
export async function holdPostgres(databaseUrl: string, work: string): Promise<HeldStore | undefined> {
  try {
    return await held(databaseUrl, work);
  } catch (error) {
    const reason = whyPostgresIsUnavailable(error, 'content');
    throw reason === undefined ? error : new ContentUnavailable(reason);
  }
}

async function held(databaseUrl: string, work: string): Promise<HeldStore | undefined> {
  const seeker = new HostSeeker(postgresHosts(databaseUrl));
  let isHeld = true;
  const lose = () => (isHeld = false);
  const client = await seeker.connect(async () => {
    const tried = new seeker.client({
      application_name: `bank-${work}`,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    });
    tried.on('error', () => {});
    await tried.connect();
    await seeker.accept(tried);
    return tried;
  });
  client.on('error', lose);
  client.on('end', lose);
  const { rows } = await client.query<{ is_taken: boolean }>(
    "select pg_try_advisory_lock(hashtext('bank ' || $1), hashtext(current_schema())) as is_taken",
    [work],
  );
  if (rows[0]?.is_taken === true) return { isHeld: () => isHeld, release: () => client.end() };
  await client.end();
  return undefined;
}
