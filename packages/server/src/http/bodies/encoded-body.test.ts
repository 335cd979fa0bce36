import { expect, it } from 'vitest';
import { packed, plainBody } from './encoded-body.ts';
import { BROTLI } from './packing-levels.ts';

const BODY = plainBody(Buffer.from('<p>1.85%</p>'.repeat(500)), true);

it.each([
  ['br', BROTLI.least],
  ['br', BROTLI.quick],
  ['gzip', BROTLI.quick],
] as const)('a body in %s of level %i holds no more memory than it counts', async (encoding, level) => {
  const { bytes } = await packed(BODY, encoding, level);
  expect(bytes.length).toBeLessThan(1_000);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});
