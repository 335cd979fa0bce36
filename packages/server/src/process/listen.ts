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
    throw new ConfigError(
      `The server was not started: it cannot listen on ${host || 'all addresses'}, port ${port}: ${whatToMend(code, setting)}`,
      { cause: error },
    );
  }
  return (server.address() as AddressInfo).port;
}

function whatToMend(code: string, port: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `another program listens there already. Stop it, or choose another ${port}; ${port}=0 takes a free one.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `this machine has no such address (${code}). Correct ${port.replace(/PORT$/, 'HOST').replace(/port$/, 'host')}.`;
    case 'EACCES':
      return `this account may not (${code}). Choose a ${port} of 1024 or more, or give the service the right to the lower ones.`;
    default:
      return `${code}.`;
  }
}

/** The address as somebody on this machine would open it. */
export function localUrl(host: string, port: number): string {
  const isEveryAddress = host === '' || host === '::' || host === '0.0.0.0';
  const shown = host.includes(':') && !isEveryAddress ? `[${host}]` : host;
  return `http://${isEveryAddress ? '127.0.0.1' : shown}:${port}`;
}
