import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf, trustedProxies, visitorOf, wideNetworkOf } from './client-address.ts';
import { ConfigError } from '../../operation/config-error.ts';

const noOne = trustedProxies('');
const inner = trustedProxies('127.0.0.1, 10.0.0.0/8, fd00::/8');

describe('clientAddress', () => {
  it.each([
    ['203.0.113.7', '198.51.100.1', noOne, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', inner, '203.0.113.7'],
    ['127.0.0.1', '198.51.100.1', inner, '198.51.100.1'],
    ['::ffff:127.0.0.1', '198.51.100.1', inner, '198.51.100.1'],
    ['127.0.0.1', '1.2.3.4, 198.51.100.1, 10.1.1.1', inner, '198.51.100.1'],
    ['127.0.0.1', '198.51.100.1, nonsense', inner, '127.0.0.1'],
    ['fd00::1', '2001:db8::5', inner, '2001:db8::5'],
    ['127.0.0.1', undefined, inner, '127.0.0.1'],
    [undefined, '198.51.100.1', inner, ''],
  ])(
    'sees, behind %s with X-Forwarded-For %s, the address %4$s [SEC-12]',
    (remote, forwarded, trusted, address) => {
      expect(clientAddress(remote, forwarded, trusted)).toBe(address);
    },
  );

  it.each(['localhost', '10.0.0.0/33', '10.0.0', 'fd00::/200', '10.0.0.0/x'])(
    'refuses TRUST_PROXY=%s',
    (list) => {
      expect(() => trustedProxies(list)).toThrow(ConfigError);
    },
  );
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2::3', '2001:db8:1::/48'],
    ['2001:db8::1:2:3', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['', ''],
  ])('cuts %s to %s [SEC-20]', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('visitorOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.77', '64:ff9b:0:0::/64'],
    ['', ''],
  ])('counts %s as %s [SEC-12]', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });
});

describe('wideNetworkOf', () => {
  it.each([
    ['2001:db8:1:2::3', '2001:db8:1::/48'],
    ['2001:db8::1:2:3', '2001:db8:0::/48'],
    ['203.0.113.77', '203.0.113.77'],
    ['', ''],
  ])('has %s in %s [SEC-12]', (address, network) => {
    expect(wideNetworkOf(visitorOf(address))).toBe(network);
  });
});
