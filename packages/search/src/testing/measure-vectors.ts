/*
 * node packages/search/src/testing/measure-vectors.ts [passages] [dimensions]: what it costs to compare a keyword with all passages.
 * The vectors are random numbers: nothing is said about what would be found.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DotProducts } from '../engine/meaning/dot-products.ts';
import { quantise } from '../engine/meaning/quantise.ts';
import { openVectors, writeVectors } from '../engine/meaning/vector-file.ts';

const PASSAGES = Number(process.argv[2] ?? 50_000);
const DIMENSIONS = Number(process.argv[3] ?? 384);
const ROUNDS = 300;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Sums of uniform numbers are near enough to normal ones. */
const aVector = () =>
  Float32Array.from({ length: DIMENSIONS }, () => Math.random() + Math.random() + Math.random() - 1.5);

function* passages() {
  const text = '账户安全须知：'.repeat(40);
  for (let row = 1; row <= PASSAGES; row += 1) yield { row, text, vector: quantise(aVector()) };
}

const folder = mkdtempSync(join(tmpdir(), 'bank-vectors-'));
const file = join(folder, 'vectors-measured.db');
print(`${PASSAGES} passages of ${DIMENSIONS} numbers; load ${loadavg()[0]?.toFixed(1)}`);
try {
  const meta = { model: 'random', dimensions: DIMENSIONS, passages: PASSAGES, embedded: PASSAGES };
  writeVectors(file, { ...meta, floors: { han: 0, latin: 0 } }, passages());
  print(`file ${(statSync(file).size / 1e6).toFixed(0)} MB, of which texts are most`);
  const before = process.memoryUsage();
  const opening = performance.now();
  const opened = openVectors(file, 'random');
  if (opened === undefined) throw new Error('the file just written cannot be opened');
  const products = new DotProducts(opened.vectors(), opened.rows.length, DIMENSIONS);
  const { rss } = process.memoryUsage();
  print(
    `opened in ${(performance.now() - opening).toFixed(0)} ms; ${((rss - before.rss) / 1e6).toFixed(0)} MB more in memory`,
  );
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = aVector();
    const { user, system } = process.threadCpuUsage();
    products.cosines(asked);
    const used = process.threadCpuUsage();
    times.push((used.user - user + used.system - system) / 1000);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  print(`a keyword with all of them: p50 ${at(0.5)}, p99 ${at(0.99)} ms of the processor`);
  opened.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
