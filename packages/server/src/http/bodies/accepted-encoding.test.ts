import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, wantedEncoding } from './accepted-encoding.ts';
import { encodeBody, isHeld, packed, plainBody, withRepresentation } from './encoded-body.ts';
import { BROTLI } from './packing-levels.ts';

const rows = Array.from({ length: 800 }, (_, n) => `<td>存款利率 ${((n * 7919) % 997) / 100}</td>`);
const text = Buffer.from(rows.join('\n'));

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['br ; q=0.0', 'identity'],
    ['br;q = 0.000', 'identity'],
    ['br;xq=0, gzip', 'br'],
    ['br;q=0.01', 'br'],
    ['', 'identity'],
    ['brotli', 'identity'],
    [undefined, 'identity'],
  ])('answers Accept-Encoding %j with %s', async (header, encoding) => {
    expect(chooseEncoding(await encodeBody(text, true), header).encoding).toBe(encoding);
    expect(wantedEncoding(plainBody(text, true), header)).toBe(encoding);
  });

  it('are not answered with before the body is packed', () => {
    const body = plainBody(text, true);
    expect(chooseEncoding(body, 'br')).toEqual({ encoding: 'identity', representation: body.identity });
  });

  it('unpack to the same bytes and have ETags of their own', async () => {
    const quick = await encodeBody(text, true);
    const best = withRepresentation(quick, 'br', await packed(quick, 'br', BROTLI.best));
    for (const body of [quick, best]) {
      expect(brotliDecompressSync(body.br?.bytes ?? '').equals(text)).toBe(true);
      expect(gunzipSync(body.gzip?.bytes ?? '').equals(text)).toBe(true);
    }
    const etags = [quick.identity, quick.br, quick.gzip, best.br].map((one) => one?.etag);
    expect(new Set(etags).size).toBe(4);
    expect(best.br?.bytes.length).toBeLessThan(quick.br?.bytes.length ?? 0);
    const { br, gzip, identity, bytes } = best;
    expect(bytes).toBe([br, gzip, identity].reduce((sum, one) => sum + (one?.bytes.length ?? 0), 0));
  });

  it('leave pictures and tiny bodies as they are', async () => {
    expect((await encodeBody(text, false)).br).toBeUndefined();
    expect((await encodeBody(Buffer.from('ok'), true)).br).toBeUndefined();
    expect(plainBody(Buffer.alloc(1_023), true).isPackable).toBe(false);
    expect(plainBody(Buffer.alloc(1_024), true).isPackable).toBe(true);
  });

  it('recognise held bytes by their own ETag, also a weakened one, and no others', async () => {
    const { identity, br, gzip } = await encodeBody(text, true);
    const other = await encodeBody(Buffer.from('other'), true);
    expect(isHeld(identity, identity.etag)).toBe(true);
    expect(isHeld(identity, `"x", W/${identity.etag}`)).toBe(true);
    expect(isHeld(identity, ' * ')).toBe(true);
    expect(identity.etag).toMatch(/^"[\da-f]{1,8}-[\da-f]+"$/);
    for (const tag of [br?.etag, gzip?.etag, other.identity.etag, undefined])
      expect(isHeld(identity, tag)).toBe(false);
  });
});
