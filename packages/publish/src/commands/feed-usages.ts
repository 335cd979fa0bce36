import { DEED_USAGE } from './command.ts';
import { SIGNERS_USAGE } from './feed-signers.ts';

export const FEED_WATCH_USAGE = `feed watch [<folder> | s3://<bucket>/<prefix>] [--once] ${DEED_USAGE} ${SIGNERS_USAGE}`;
export const FEED_STATUS_USAGE = 'feed status [--json]';
