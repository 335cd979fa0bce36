/* The curve of GB/T 32918.5, for what is public: the numbers of a signature and of a public key. */

const P = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn;
const A = P - 3n;
const B = 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n;

/** How many points it has; exponents count modulo it. */
export const ORDER = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n;

export interface Point {
  x: bigint;
  y: bigint;
}
export const BASE: Point = {
  x: 0x32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7n,
  y: 0xbc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0n,
};
/** What the standard hashes of the curve before a public key: a, b and the base point. */
export const DESCRIPTION = [A, B, BASE.x, BASE.y];

/** Undefined is the point at infinity. */
type Sum = Point | undefined;

/** `times` of the base point and `others` of another one, added. */
export function combined(times: bigint, others: bigint, other: Point): Sum {
  const both = sum(BASE, other);
  let result: Sum;
  for (let bit = BigInt(ORDER.toString(2).length - 1); bit >= 0n; bit -= 1n) {
    result = sum(result, result);
    const [hasBase, hasOther] = [(times >> bit) & 1n, (others >> bit) & 1n];
    if (hasBase === 1n) result = sum(result, hasOther === 1n ? both : BASE);
    else if (hasOther === 1n) result = sum(result, other);
  }
  return result;
}

function sum(one: Sum, other: Sum): Sum {
  if (one === undefined) return other;
  if (other === undefined) return one;
  const isSame = one.x === other.x;
  if (isSame && modulo(one.y + other.y, P) === 0n) return undefined;
  const slope = isSame
    ? (3n * one.x * one.x + A) * inverse(2n * one.y, P)
    : (other.y - one.y) * inverse(other.x - one.x, P);
  const x = modulo(slope * slope - one.x - other.x, P);
  return { x, y: modulo(slope * (one.x - x) - one.y, P) };
}

export function modulo(value: bigint, by: bigint): bigint {
  const rest = value % by;
  return rest < 0n ? rest + by : rest;
}

/** By Euclid; `by` is a prime and `value` no multiple of it. */
export function inverse(value: bigint, by: bigint): bigint {
  let [before, rest] = [by, modulo(value, by)];
  let [last, factor] = [0n, 1n];
  while (rest > 0n) {
    const times = before / rest;
    [before, rest] = [rest, before - times * rest];
    [last, factor] = [factor, last - times * factor];
  }
  return modulo(last, by);
}
