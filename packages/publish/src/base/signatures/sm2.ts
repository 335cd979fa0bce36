import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { DESCRIPTION, ORDER, combined, inverse, modulo, type Point } from './sm2-curve.ts';

/*
 * Signatures by SM2 with SM3 (GB/T 32918.2). Node's own ones are made for an empty signer’s id, and Node has no way to name
 * another; all other software takes the one of GM/T 0009. Keys, their encryption, SM3 and the multiplication with
 * the secret of a signature are OpenSSL's.
 */

const SIGNER_ID = Buffer.from('1234567812345678');
const BYTES = 32;

const PUBLIC = /^3059301306072a8648ce3d020106082a811ccf5501822d03420004(.{64})(.{64})$/;
const PRIVATE =
  /^308187020100301306072a8648ce3d020106082a811ccf5501822d046d306b0201010420(.{64})a14403420004(.{64})(.{64})$/;

/** Undefined for the key of another curve or algorithm. */
export function sm2PublicPoint(key: KeyObject): Point | undefined {
  const [, x, y] = PUBLIC.exec(key.export({ format: 'der', type: 'spki' }).toString('hex')) ?? [];
  return x === undefined || y === undefined ? undefined : { x: BigInt(`0x${x}`), y: BigInt(`0x${y}`) };
}

function secretOf(key: KeyObject): { secret: bigint; point: Point } {
  const [, secret, x, y] = PRIVATE.exec(key.export({ format: 'der', type: 'pkcs8' }).toString('hex')) ?? [];
  if (secret === undefined || x === undefined || y === undefined) throw new Error('not a private SM2 key');
  return { secret: BigInt(`0x${secret}`), point: { x: BigInt(`0x${x}`), y: BigInt(`0x${y}`) } };
}

export const makeSm2Key = () => generateKeyPairSync('ec', { namedCurve: 'SM2' });

/** In DER, as other software writes it. `ephemeral` is a key that no other signature was or will be made with. */
export function signSm2(bytes: Uint8Array, key: KeyObject, ephemeral = makeSm2Key().privateKey): Buffer {
  const { secret, point } = secretOf(key);
  const { secret: once, point: drawn } = secretOf(ephemeral);
  const r = modulo(digestFor(point, bytes) + drawn.x, ORDER);
  const s = modulo(inverse(1n + secret, ORDER) * (once - r * secret), ORDER);
  const signature = encoded(r, s);
  // One in 2^255: r or s is no number that counts. A machine that calculates wrongly could give the key away.
  if (!fitsSm2(bytes, point, signature))
    throw new Error('The signature does not fit its own key; sign again.');
  return signature;
}

export function fitsSm2(bytes: Uint8Array, point: Point, signature: Uint8Array): boolean {
  const numbers = decoded(signature);
  if (numbers === undefined) return false;
  const { r, s } = numbers;
  const isNumber = (value: bigint) => value > 0n && value < ORDER;
  const t = modulo(r + s, ORDER);
  if (!isNumber(r) || !isNumber(s) || t === 0n) return false;
  const found = combined(s, t, point);
  return found !== undefined && modulo(digestFor(point, bytes) + found.x, ORDER) === r;
}

/** Over the signer’s id, the curve and the public key, and then over what is signed. */
function digestFor({ x, y }: Point, bytes: Uint8Array): bigint {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(SIGNER_ID.length * 8);
  const signer = createHash('sm3').update(length).update(SIGNER_ID);
  for (const number of [...DESCRIPTION, x, y]) signer.update(fixed(number));
  return BigInt(`0x${createHash('sm3').update(signer.digest()).update(bytes).digest('hex')}`);
}

const fixed = (number: bigint) => Buffer.from(number.toString(16).padStart(BYTES * 2, '0'), 'hex');

const SEQUENCE = 0x30;
const INTEGER = 0x02;

function encoded(...numbers: bigint[]): Buffer {
  const parts = numbers.map((number) => {
    const hex = number.toString(16);
    const even = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
    const bytes = (even[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), even]) : even;
    return Buffer.concat([Buffer.of(INTEGER, bytes.length), bytes]);
  });
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(SEQUENCE, body.length), body]);
}

/** Undefined for what is not written exactly as `encoded` writes it: a signature has one form. */
function decoded(signature: Uint8Array): { r: bigint; s: bigint } | undefined {
  const bytes = Buffer.from(signature);
  const first = bytes[3] ?? 0;
  const numbers = [bytes.subarray(4, 4 + first), bytes.subarray(4 + first + 2)];
  const [r = 0n, s = 0n] = numbers.map((part) => BigInt(`0x${part.toString('hex') || '0'}`));
  return encoded(r, s).equals(bytes) ? { r, s } : undefined;
}
