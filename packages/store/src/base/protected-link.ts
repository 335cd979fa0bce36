import { postgresHosts } from './postgres-hosts.ts';

/**
 * Whether nobody between this process and the service of an address can read along or answer in its place: they are on one
 * machine, or TLS checks the certificate and the name. PostgreSQL's other modes encrypt for whoever answers.
 */
export function isProtectedLink(address: string): boolean {
  return postgresHosts(address).addresses.every(isProtected);
}

function isProtected(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  // An address without host, or with a folder for one, is a socket of this machine.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || isLoopback(host)) return true;
  if (/^postgres(?:ql)?:$/.test(protocol)) return searchParams.get('sslmode') === 'verify-full';
  return protocol === 'https:';
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
