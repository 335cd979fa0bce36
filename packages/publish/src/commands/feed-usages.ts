import { words } from '../base/words.ts';
import { DEED_USAGE } from './command.ts';
import { SIGNERS_USAGE } from './feed-signers.ts';

export const FEED_USAGE = words`feed <scope> <file.csv|xlsx>… [--whole | --partial] [--encoding gbk] [--activate] ${DEED_USAGE} ${SIGNERS_USAGE}`;
export const FEED_WATCH_USAGE = words`feed watch [<folder> | s3://<bucket>/<prefix>] [--once] ${DEED_USAGE} ${SIGNERS_USAGE}`;
export const FEED_STATUS_USAGE = words`feed status [--json]`;
