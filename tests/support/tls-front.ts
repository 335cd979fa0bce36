import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TlsFront {
  url: string;
  /** Each request goes from now on where this says for its Host. */
  leadTo: (addressOf: (host: string) => string) => void;
  stop: () => void;
}

/** What stands before programs in a bank and ends TLS, with a certificate made here that nobody trusts. */
export async function startTlsFront(name: string): Promise<TlsFront> {
  const { key, cert } = ownCertificate();
  let target: Parameters<TlsFront['leadTo']>[0] = () => '';
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const passedOn = request(new URL(url, target(headers.host ?? '')), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passedOn);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://${name}:${(server.address() as AddressInfo).port}`,
    leadTo: (addressOf) => {
      target = addressOf;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function ownCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bank-certificate-'));
  const [key, cert] = [join(folder, 'key'), join(folder, 'cert')];
  const made = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  const { status, stderr } = spawnSync('openssl', [
    ...made.split(' '),
    '-addext',
    'subjectAltName=DNS:localhost',
  ]);
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr.toString()}`);
  try {
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
