import { describe, expect, it } from 'vitest';
import { isPostgresAddress, postgresHosts } from './postgres-hosts.ts';

describe('an address of PostgreSQL', () => {
  it.each([
    ['postgres://bank:x@db/bank', ['postgres://bank:x@db/bank'], false],
    [
      'postgres://bank:x@db1,db2:5433/bank?sslmode=verify-full',
      [
        'postgres://bank:x@db1/bank?sslmode=verify-full',
        'postgres://bank:x@db2:5433/bank?sslmode=verify-full',
      ],
      false,
    ],
    [
      'postgresql://[::1]:5432,10.0.0.2/bank?target_session_attrs=primary',
      [
        'postgresql://[::1]:5432/bank?target_session_attrs=primary',
        'postgresql://10.0.0.2/bank?target_session_attrs=primary',
      ],
      true,
    ],
    ['postgres://a/b?target_session_attrs=read-write&x=1', undefined, true],
    ['postgres:///bank?host=/var/run/postgresql', ['postgres:///bank?host=/var/run/postgresql'], false],
  ])('%s', (address, addresses, isPrimaryOnly) => {
    expect(postgresHosts(address)).toEqual({ addresses: addresses ?? [address], isPrimaryOnly });
  });

  it.each([
    ['postgres://bank@db/bank', true],
    ['postgres://bank@db1,db2/bank', true],
    ['postgres:///bank?host=/var/run/postgresql', true],
    ['postgres://db1,db2/bank?target_session_attrs=any', true],
    ['postgres://db1,/bank', false],
    ['postgres://db1:x,db2/bank', false],
    ['postgres://db1,db2/bank?target_session_attrs=prefer-standby', false],
    ['mysql://db/bank', false],
  ])('can be asked: %s %s', (address, expected) => {
    expect(isPostgresAddress(address)).toBe(expected);
  });
});
