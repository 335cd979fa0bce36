import { analysisInfo, browseInfo, CHANNEL_PC, insertWholeCode, type Language } from '@bank/contract';
import type { Digest } from './digest.ts';
import { beacon, post } from './sending.ts';

export interface TrackSalt {
  readonly id: string;
  readonly salt: string;
}

/** What a record tells; the language config is put to it here. */
type Facts = Readonly<Record<string, string | number>> & { language: Language };

/** What the server refuses as too old or too new, and what a clock may be wrong by before that matters. */
const WINDOW_MS = 300_000;
const HARMLESS_MS = 2_000;

export interface Upload {
  /** Leaves with the page, if need be. */
  beacon(record: Facts): void;
  /** The signature as headers, which a beacon cannot have. */
  whole(record: Facts): void;
  careers(record: Facts): void;
}

/** What this computer's clock is behind the server's, as far as is known. */
export interface Clock {
  offsetMs: number;
}

/** Signs records and sends them. Whatever fails, nobody is told, and nothing is tried again (S8-quiet). */
export function uploader({ id: saltId, salt }: TrackSalt, digest: Digest, clock: Clock): Upload {
  const signed = async (record: Facts) => {
    const info = JSON.stringify({ ...record, channel: CHANNEL_PC, webLan: record.language });
    const timeStamp = String(Date.now() + clock.offsetMs);
    return { info, timeStamp, sign: await digest(info + timeStamp + salt), saltId };
  };
  const call = async (path: string, record: Facts, isFirst = true): Promise<void> => {
    const { info, ...headers } = await signed(record);
    const answer = await post(path, { info }, headers);
    const server = Date.parse(answer.headers.get('date') ?? '');
    const wrongBy = server - Date.now();
    if (!Number.isFinite(wrongBy)) return;
    const wasRefused = Math.abs(wrongBy - clock.offsetMs) > WINDOW_MS;
    clock.offsetMs = Math.abs(wrongBy) > HARMLESS_MS ? wrongBy : 0;
    // The clock of this computer is wrong, which only now is known.
    if (wasRefused && isFirst) await call(path, record, false);
  };
  const silently = (work: () => Promise<unknown>) => void work().catch(() => undefined);
  return {
    beacon: (record) => silently(async () => beacon(browseInfo.path, await signed(record))),
    whole: (record) => silently(() => call(insertWholeCode.path, record)),
    careers: (record) => silently(() => call(analysisInfo.path, record)),
  };
}
