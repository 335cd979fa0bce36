import { BlockList, isIP } from 'node:net';
import { ConfigError } from '../../operation/config-error.ts';

export type IsTrusted = (address: string) => boolean;

/** '127.0.0.1, 10.0.0.0/8' → whether an address is one of these proxies. Throws {@link ConfigError}. */
export function trustedProxies(list: string): IsTrusted {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((text) => text.trim())) {
    if (entry === '') continue;
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    const longest = family === 6 ? 128 : 32;
    if (family === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= longest))) {
      throw new ConfigError(
        `The server was not started: TRUST_PROXY names ${JSON.stringify(entry)}, which is no address and no network. ` +
          'Write addresses or networks parted by commas, such as 127.0.0.1, 10.0.0.0/8.',
      );
    }
    proxies.addSubnet(address, bits === undefined ? longest : Number(bits), family === 6 ? 'ipv6' : 'ipv4');
  }
  return (address) => {
    const plain = withoutMapping(address);
    return isIP(plain) !== 0 && proxies.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

/** '::ffff:192.0.2.1', which a socket of both families reports for IPv4 → '192.0.2.1'. */
function withoutMapping(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

/** The nearest address that is not a trusted proxy: what the visitor wrote further left proves nothing. */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | string[] | undefined,
  isTrusted: IsTrusted,
): string {
  let nearest = withoutMapping(remote ?? '');
  if (forwardedFor === undefined || !isTrusted(nearest)) return nearest;
  for (const hop of String(forwardedFor).split(',').reverse()) {
    const address = withoutMapping(hop.trim());
    if (isIP(address) === 0) return nearest;
    nearest = address;
    if (!isTrusted(nearest)) return nearest;
  }
  return nearest;
}

/** '203.0.113.77' → '203.0.113.0/24', '2001:db8:1:2::3' → '2001:db8:1::/48': enough to see an attack, not a person (SEC-20). */
export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  if (isIP(plain) === 4) return `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
  if (isIP(plain) !== 6) return '';
  return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
}

/**
 * Whom a limit counts (SEC-12): an IPv4 address, or the /64 of an IPv6 address, in which one household or
 * one machine has them all: '2001:db8::1:2:3:4' → '2001:db8:0:0::/64'.
 */
export function visitorOf(address: string): string {
  const plain = withoutMapping(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/**
 * What a visitor of {@link visitorOf} shares with others who may be the same person: the /48 of a /64, of which one
 * customer may have all 65,536: '2001:db8:0:1::/64' → '2001:db8:0::/48'. An IPv4 address shares with nobody.
 */
export function wideNetworkOf(visitor: string): string {
  return visitor.endsWith('::/64') ? `${visitor.split(':', 3).join(':')}::/48` : visitor;
}

/** The eight groups in one spelling, whatever was left out: '2001:DB8::0001' → 2001, db8, 0, 0, 0, 0, 0, 1. */
function groupsOf(address: string): string[] {
  const [plain = ''] = address.toLowerCase().split('%');
  // The last 32 bits may be written as an IPv4 address; nobody is told apart by them here.
  const [head = [], tail] = plain
    .replace(/(?<!\d)\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const gap = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(gap).fill('0'), ...(tail ?? [])];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
