import { Client, type ClientBase, type ClientConfig } from 'pg';
import type { PostgresHosts } from '../../base/postgres-hosts.ts';
import { FollowsAnother } from './postgres-errors.ts';

/** All connections of a pool are taken: another host would have no more. */
const isPoolFull = (error: unknown) =>
  error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect');

/**
 * Finds the host of an address that takes connections, and stays with it until it does not: after a failover the next
 * connection is one to the host that was promoted.
 */
export class HostSeeker {
  readonly #hosts: PostgresHosts;
  #at = 0;
  /** Connects to the host that answered last. */
  readonly client: new (config?: ClientConfig) => Client;

  constructor(hosts: PostgresHosts) {
    this.#hosts = hosts;
    const address = () => this.#address();
    this.client = class extends Client {
      constructor(config: ClientConfig = {}) {
        super({ ...config, connectionString: address() });
      }
    };
  }

  /** @throws FollowsAnother where the address asks for a primary and this is none. */
  async accept(client: ClientBase): Promise<void> {
    if (!this.#hosts.isPrimaryOnly) return;
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    if (rows[0]?.follows !== false) throw new FollowsAnother();
  }

  /** What `open` gives at the first host that lets it; rejects with what the last one said. */
  async connect<Connected>(open: () => Promise<Connected>): Promise<Connected> {
    for (let left = this.#hosts.addresses.length - 1; ; left -= 1) {
      const asked = this.#address();
      try {
        return await open();
      } catch (error) {
        if (isPoolFull(error)) throw error;
        // Others may have gone on to the next host meanwhile.
        if (asked === this.#address()) this.#at = (this.#at + 1) % this.#hosts.addresses.length;
        if (left === 0) throw error;
      }
    }
  }

  #address(): string {
    return this.#hosts.addresses[this.#at] ?? '';
  }
}
