import type { S3Address } from '../releases/inbox/s3/s3-client.ts';
import { PAGE, anS3 } from './an-s3.ts';

/** A service that speaks S3, with a bucket. */
export interface S3Service {
  kind: string;
  /** How many objects it lists at once. */
  pageSize: number;
  open: () => Promise<S3Address>;
  isThere: boolean;
}

/** Amazon's, which others took over. */
const USUAL_PAGE = 1_000;

/** `http://key:secret@127.0.0.1:7070/bucket?region=cn-north-1` */
function addressOf(text: string): S3Address {
  const url = new URL(text);
  return {
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: url.pathname.slice(1),
    keys: { accessKeyId: url.username, secretAccessKey: decodeURIComponent(url.password) },
  };
}

const { TEST_S3_URL = '' } = process.env;
const isNamed = TEST_S3_URL !== '';

/** Our own, and that of another maker which TEST_S3_URL names. */
export const S3_SERVICES: readonly S3Service[] = [
  { kind: 'our own test server', pageSize: PAGE, open: anS3, isThere: true },
  {
    kind: `a service of another maker${isNamed ? '' : ' (skipped: TEST_S3_URL is not set)'}`,
    pageSize: USUAL_PAGE,
    open: async () => addressOf(TEST_S3_URL),
    isThere: isNamed,
  },
];
