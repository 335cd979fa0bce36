/* For tests of the whole: inboxes with the hands of a bank's system, a store that is fed, a way to a service that can be cut. */
export { aFedStore, ratesSources } from './a-fed-store.ts';
export { aLink } from './a-link.ts';
export { aWatch } from './a-watch.ts';
export { INBOXES, type TestInbox } from './an-inbox.ts';
export { InboxAway } from '../releases/inbox/inbox.ts';
export type { Receipt } from '../releases/inbox/receipt.ts';
export { S3Client } from '../releases/inbox/s3/s3-client.ts';
export { S3Inbox } from '../releases/inbox/s3/s3-inbox.ts';
