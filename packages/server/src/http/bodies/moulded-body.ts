import { hash } from 'node:crypto';
import type { EncodedBody } from './encoded-body.ts';
import { brotliOfPieces, gzipOfPieces, joined, type Joined } from './packed-pieces.ts';

/** What bodies share that are alike but for the values between its pieces. */
export interface Pieces {
  readonly pieces: readonly Uint8Array[];
}

/** Made once for a mould, each when it is first asked for. */
interface Kept {
  readonly digest: string;
  readonly bytes: number;
  br?: Promise<Joined | undefined>;
  gzip?: Joined;
}

const kept = new WeakMap<Pieces, Kept>();

function keptOf(mould: Pieces): Kept {
  const known = kept.get(mould);
  if (known !== undefined) return known;
  const { pieces } = mould;
  const lengths = pieces.map(({ length }) => length);
  const made = {
    digest: hash('sha256', Buffer.concat([Buffer.from(lengths.join(' ')), ...pieces]), 'base64url'),
    bytes: lengths.reduce((sum, length) => sum + length, 0),
  };
  kept.set(mould, made);
  return made;
}

/**
 * A body that is made of its mould when it is sent: nothing of it is kept but its values. Its digest is not that of its bytes, which would
 * have to be put together for it, but follows from them as surely.
 */
export function mouldedBody(mould: Pieces, values: readonly Uint8Array[]): EncodedBody {
  const its = keptOf(mould);
  const texts = values.map((value) => Buffer.from(value).toString('base64url'));
  return {
    digest: hash('sha256', [its.digest, ...texts].join(' '), 'base64url').slice(0, 22),
    isPackable: true,
    bytes: 0,
    made: {
      whole: () => joined(mould.pieces, values),
      br: async () => (await (its.br ??= brotliOfPieces(mould.pieces)))?.(values),
      gzip: () => (its.gzip ??= gzipOfPieces(mould.pieces))(values),
    },
  };
}
