import { isKeptDuration, TIME_EVENT_LONGEST_MS } from '@bank/contract';
import { TrackRecord, WholeRecord } from '@bank/contract/tracking-schemas';
import type { NewVisitRecord } from '@bank/store';
import type { SignedText } from './accepted-salt.ts';

/** Which of the three calls a record came by. */
export type BeaconKind = 'browse' | 'whole' | 'careers';

export type NotARecord = 'malformed' | 'tooShort' | 'tooLong';

/** Signed text that was checked → the row that stands for it, or why there is none. */
export function visitRecord(kind: BeaconKind, signed: SignedText): NewVisitRecord | NotARecord {
  const given = parsed(signed.info);
  // Half of the signature is more than enough to tell two records apart.
  const sign = signed.sign.slice(0, 32);
  const sent = { at: Number(signed.timeStamp), sign };
  if (kind === 'whole') {
    const { success, data } = WholeRecord.safeParse(given);
    if (!success) return 'malformed';
    const { event, path, module, fingerPrint, language } = data;
    const rest = { duration: 0, subModule: '', divide: '', column: '', view: sign };
    return { ...sent, ...rest, action: event, path, module, fingerPrint, language };
  }
  const { success, data } = TrackRecord.safeParse(given);
  if (!success) return 'malformed';
  const { actionType, channel: _channel, webLan: _webLan, view = sign, ...same } = data;
  if (kind === 'careers') {
    return actionType === 'click' ? { ...sent, ...same, action: 'careers', view } : 'malformed';
  }
  if (actionType !== 'click' && !isKeptDuration(same.duration)) {
    return same.duration > TIME_EVENT_LONGEST_MS ? 'tooLong' : 'tooShort';
  }
  return { ...sent, ...same, action: actionType, view };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
