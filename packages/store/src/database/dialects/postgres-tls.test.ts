import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket, createSecureContext } from 'node:tls';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { openPool } from './postgres-pool.ts';

/* What looks like a PostgreSQL as far as the first packets: they ask for TLS, before any user or password is sent. */

const ASKS_FOR_TLS_BYTES = 8;
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const servers: Server[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function aServer(answer: (socket: Socket) => void): Promise<{ port: number; heard: Buffer[] }> {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
    socket.on('data', (bytes) => heard.push(bytes));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, heard };
}

function aCertificate(name: string): { cert: string; key: string; path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bank-tls-'));
  folders.push(folder);
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${name}`;
  spawnSync('openssl', [
    ...made.split(' '),
    '-addext',
    `subjectAltName=DNS:${name}`,
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8'), path: cert };
}

async function connectTo(port: number, sslrootcert?: string): Promise<string> {
  const given = new URLSearchParams({ sslmode: 'verify-full', ...(sslrootcert && { sslrootcert }) });
  const connectionString = `postgres://bank:hunter2@localhost:${port}/bank?${given.toString()}`;
  const { pool, database } = openPool({ connectionString }, 'select 1');
  try {
    await sql`select 1`.execute(database);
    return 'connected';
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  } finally {
    await pool.end();
  }
}

describe('a link to PostgreSQL that is to be protected', () => {
  it('is given up where the server has no TLS, before anything is said [SEC-27]', async () => {
    const { port, heard } = await aServer((socket) => socket.write('N'));
    expect(await connectTo(port)).toContain('does not support SSL');
    expect(Buffer.concat(heard)).toHaveLength(ASKS_FOR_TLS_BYTES);
  });

  it.skipIf(!hasOpenssl).each([
    ['of somebody else', 'localhost', false],
    ['for another name', 'elsewhere.example', true],
  ])('is given up where the certificate is %s [SEC-27]', async (_, name, isKnown) => {
    const { cert, key, path } = aCertificate(name);
    const { port } = await aServer((socket) => {
      socket.write('S');
      const secure = new TLSSocket(socket, {
        isServer: true,
        secureContext: createSecureContext({ cert, key }),
      });
      secure.on('error', () => {});
    });
    expect(await connectTo(port, isKnown ? path : aCertificate('localhost').path)).toMatch(
      isKnown ? /does not match/i : /self.signed|unable to verify/i,
    );
  });
});
