/*
 * One function of WebAssembly, since JavaScript multiplies one number at a time and this sixteen:
 *
 *   (func (export "dots") (param $v i32) (param $count i32) (param $dims i32) (param $out i32)
 *     for each of $count vectors of $dims bytes from $v on:
 *       the sum of its products with the vector at 0, as an i32 to $out
 *
 * $dims is a multiple of 16. Written out as the instructions it is made of; `dot-products.test.ts` holds it against plain sums.
 */
const [V, COUNT, DIMS, OUT, AT, SUM, A, B] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const I32 = 0x7f;
const V128 = 0x7b;
const END = 0x0b;

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const keep = (local: number) => [0x22, local];
const number = (value: number) => [0x41, value];
const add = [0x6a];
const subtract = [0x6b];
const block = [0x02, 0x40];
const loop = [0x03, 0x40];
const jump = (depth: number) => [0x0c, depth];
const jumpIf = (depth: number) => [0x0d, depth];
const load = [0xfd, 0x00, 0, 0];
const zeros = [0xfd, 0x0c, ...Array.from({ length: 16 }, () => 0)];
const lane = (index: number) => [0xfd, 0x1b, index];
const multiplyLow = [0xfd, 0x9c, 0x01];
const multiplyHigh = [0xfd, 0x9d, 0x01];
const addPairs = [0xfd, 0x7e];
const addFour = [0xfd, 0xae, 0x01];
const store = [0x36, 2, 0];

const advance = (local: number, by: readonly number[], how: readonly number[]) => [
  ...get(local),
  ...by,
  ...how,
  ...set(local),
];

const eachSixteen = [
  ...loop,
  ...get(AT),
  ...load,
  ...set(A),
  ...get(V),
  ...get(AT),
  ...add,
  ...load,
  ...set(B),
  ...get(SUM),
  ...[multiplyLow, multiplyHigh].flatMap((multiply) => [
    ...get(A),
    ...get(B),
    ...multiply,
    ...addPairs,
    ...addFour,
  ]),
  ...set(SUM),
  ...get(AT),
  ...number(16),
  ...add,
  ...keep(AT),
  ...get(DIMS),
  0x49, // less than, unsigned
  ...jumpIf(0),
  END,
];

const eachVector = [
  ...block,
  ...loop,
  ...get(COUNT),
  0x45, // is zero
  ...jumpIf(1),
  ...number(0),
  ...set(AT),
  ...zeros,
  ...set(SUM),
  ...eachSixteen,
  ...get(OUT),
  ...[0, 1, 2, 3].flatMap((index) => [...get(SUM), ...lane(index), ...(index === 0 ? [] : add)]),
  ...store,
  ...advance(V, get(DIMS), add),
  ...advance(OUT, number(4), add),
  ...advance(COUNT, number(1), subtract),
  ...jump(0),
  END,
  END,
];

const list = (...items: readonly (readonly number[])[]) => [items.length, ...items.flat()];
const sized = (bytes: readonly number[]): number[] => {
  // Two bytes of seven bits, since the function is longer than 127.
  return [(bytes.length & 0x7f) | 0x80, bytes.length >> 7, ...bytes];
};
const section = (id: number, bytes: readonly number[]) => [id, ...sized(bytes)];
const name = (text: string) => [text.length, ...Buffer.from(text)];

const MODULE = Uint8Array.from([
  // \0asm, version 1
  0x00,
  0x61,
  0x73,
  0x6d,
  1,
  0,
  0,
  0,
  ...section(1, list([0x60, ...list([I32], [I32], [I32], [I32]), 0])),
  ...section(2, list([...name('own'), ...name('memory'), 0x02, 0, 1])),
  ...section(3, list([0])),
  ...section(7, list([...name('dots'), 0x00, 0])),
  ...section(10, list(sized([...list([1, I32], [3, V128]), ...eachVector, END]))),
]);

interface Memory {
  readonly buffer: ArrayBuffer;
}

/** What of it is used here: the types of Node leave WebAssembly to those of browsers. */
declare const WebAssembly: {
  readonly Memory: new (size: { initial: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (
    module: object,
    imports: object,
  ) => { readonly exports: Readonly<Record<string, unknown>> };
};

const PAGE_BYTES = 65_536;

export type Dots = (vectors: number, count: number, dimensions: number, out: number) => void;

/** The function, and a memory of so many bytes that it works on. */
export function dotKernel(bytes: number): { dots: Dots; buffer: ArrayBuffer } {
  const memory = new WebAssembly.Memory({ initial: Math.max(1, Math.ceil(bytes / PAGE_BYTES)) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(MODULE), { own: { memory } });
  return { dots: exports['dots'] as Dots, buffer: memory.buffer };
}
