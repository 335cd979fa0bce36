import type { ClientBase } from 'pg';
import { describe, expect, it } from 'vitest';
import { HostSeeker } from './host-seeker.ts';
import { FollowsAnother } from './postgres-errors.ts';

const BOTH = { addresses: ['postgres://a/bank', 'postgres://b/bank'], isPrimaryOnly: false };

/** Opens connections as long as the host is not away. */
function aNetwork(seeker: HostSeeker, away: Set<string>) {
  const tried: string[] = [];
  return {
    tried,
    open: async () => {
      const { host } = new seeker.client();
      tried.push(host);
      if (away.has(host)) throw new Error(`${host} is away`);
      return host;
    },
  };
}

describe('the host of a database', () => {
  it('is the first that lets somebody in, and stays the same until it does not [REL-4]', async () => {
    const seeker = new HostSeeker(BOTH);
    const away = new Set(['a']);
    const { tried, open } = aNetwork(seeker, away);
    expect(await seeker.connect(open)).toBe('b');
    away.clear();
    expect(await seeker.connect(open)).toBe('b');
    away.add('b');
    expect(await seeker.connect(open)).toBe('a');
    expect(tried).toEqual(['a', 'b', 'b', 'b', 'a']);
  });

  it('is sought once around, and then it is said why there is none', async () => {
    const seeker = new HostSeeker(BOTH);
    const { tried, open } = aNetwork(seeker, new Set(['a', 'b']));
    await expect(seeker.connect(open)).rejects.toThrow('b is away');
    expect(tried).toEqual(['a', 'b']);
  });

  it('is not left because a pool has no more connections', async () => {
    const seeker = new HostSeeker(BOTH);
    const full = () => Promise.reject(new Error('timeout exceeded when trying to connect'));
    await expect(seeker.connect(full)).rejects.toThrow('timeout exceeded');
    expect(new seeker.client().host).toBe('a');
  });

  it('follows nobody where the address asks for a primary', async () => {
    const standby = { query: async () => ({ rows: [{ follows: true }] }) } as unknown as ClientBase;
    const primary = { query: async () => ({ rows: [{ follows: false }] }) } as unknown as ClientBase;
    const seeker = new HostSeeker({ ...BOTH, isPrimaryOnly: true });
    await expect(seeker.accept(standby)).rejects.toThrow(FollowsAnother);
    await seeker.accept(primary);
    await new HostSeeker(BOTH).accept(standby);
  });
});
