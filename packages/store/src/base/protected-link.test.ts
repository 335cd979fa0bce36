import { describe, expect, it } from 'vitest';
import { isProtectedLink } from './protected-link.ts';

describe('a link to a service', () => {
  it.each([
    ['postgres://bank@localhost/bank', true],
    ['postgres://bank@127.0.0.1:5432/bank', true],
    ['postgres://bank@[::1]/bank', true],
    ['postgres:///bank?host=/var/run/postgresql', true],
    ['postgres://bank@%2Fvar%2Frun%2Fpostgresql/bank', true],
    ['postgresql://bank@db/bank?sslmode=verify-full&sslrootcert=/tls/ca.crt', true],
    ['postgres://bank@db1,db2/bank?sslmode=verify-full', true],
    ['postgres://bank@127.0.0.1:5432,127.0.0.1:5433/bank', true],
    ['postgres://bank@127.0.0.1,db/bank', false],
    ['postgres://bank@db/bank', false],
    ['postgres://bank@db/bank?sslmode=require', false],
    ['postgres://bank@db/bank?sslmode=verify-ca', false],
    ['postgres://bank@localhost/bank?host=db', false],
    ['postgres://bank@localhost.evil.example/bank', false],
    ['postgres://bank@127.0.0.1.evil.example/bank', false],
    ['http://search:9200', false],
    ['http://localhost:9200', true],
    ['https://search:9200', true],
    ['nonsense', false],
  ])('is protected: %s %s [SEC-27]', (address, expected) => {
    expect(isProtectedLink(address)).toBe(expected);
  });
});
