import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { ConfigError } from '../operation/config-error.ts';

/** Newcomers that wait for the process; Node's 511 are fewer than come at once after a network was away, and the others would be reset. */
const WAITING_MOST = 4_096;

/** Listens on one address, or on all of them when `host` is ''. Throws {@link ConfigError} naming the settings at fault. */
export async function listen(server: Server, host: string, port: number, setting: string): Promise<number> {
  const listening = once(server, 'listening');
  server.listen({ port, backlog: WAITING_MOST, ...(host !== '' && { host }) });
  try {
    await listening;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason = code === 'EADDRINUSE' ? 'another program listens there already' : code;
    throw new ConfigError(
      `The server was not started: it cannot listen on ${host || 'all addresses'}, port ${port} (${reason}). ` +
        `Stop the other program, or choose another ${setting}; ${setting}=0 takes a free port.`,
      { cause: error },
    );
  }
  return (server.address() as AddressInfo).port;
}

/** The address as somebody on this machine would open it. */
export function localUrl(host: string, port: number): string {
  const isEveryAddress = host === '' || host === '::' || host === '0.0.0.0';
  const shown = host.includes(':') && !isEveryAddress ? `[${host}]` : host;
  return `http://${isEveryAddress ? '127.0.0.1' : shown}:${port}`;
}
