/* For other connections to PostgreSQL than those of the stores: which host to ask, and what an error means. */
export { postgresHosts } from './base/postgres-hosts.ts';
export { HostSeeker } from './database/dialects/host-seeker.ts';
export { whyPostgresIsUnavailable } from './database/dialects/postgres-errors.ts';
