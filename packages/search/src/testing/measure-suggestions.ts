/* node packages/search/src/testing/measure-suggestions.ts [documents]: what a suggestion costs, letter by letter. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { openIndex } from '../engine/embedded/open-index.ts';
import type { SyntheticBuilt } from './build-synthetic.ts';

const TARGET_P99_MS = 8;
const ROUNDS = 5;
const ASKED = ['大额存单', '外汇牌价', '理财产品', '信用卡分期', '存款利率', 'LPR', '网点查询', '手机银行'];

/** As people type: whole words, later words, pinyin, initials, English, and each of these with a slip. */
const TYPED = {
  characters: ['大额存单利率', '理财产品', '信用卡', '存款', '上海支行', '手机银行转账'],
  'later words': ['存单', '分期', '公告', '支行', '牌价', '申请'],
  pinyin: ['daecundan', 'licaichanpin', 'xinyongka', 'waihuipaijia', 'shoujiyinhang'],
  initials: ['decd', 'lccp', 'xyk', 'whpj', 'sjyh'],
  English: ['exchange rates', 'mortgage', 'deposit insurance', 'credit card', 'branches'],
  slips: [
    'lciaichanpin',
    'xinyonhka',
    'waihiupaijia',
    '里财产品',
    '性用卡',
    'exhcange',
    'mortgge',
    'intrest',
    'qqqqqqqqqqqqqq',
  ],
};

const count = Number(process.argv[2] ?? 20_000);
const print = (line: string) => process.stdout.write(`${line}\n`);
const builder = fork(join(import.meta.dirname, 'build-synthetic.ts'), [String(count)]);
const [built] = (await once(builder, 'message')) as [SyntheticBuilt];
print(
  `${count} documents built in ${built.clock.toFixed(1)} s by the clock, ${built.processor.toFixed(1)} s of the processor; load ${loadavg()[0]?.toFixed(1)}`,
);
try {
  const { suggester, close } = openIndex(built.file);
  const all: number[] = [];
  for (const [name, keywords] of Object.entries(TYPED)) {
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const keyword of keywords) {
        for (let end = 1; end <= keyword.length; end += 1) {
          const began = performance.now();
          const list = suggester.suggest(keyword.slice(0, end), name === 'English' ? 'EN' : 'CN', 8, ASKED);
          times.push(performance.now() - began);
          found += list.length > 0 ? 1 : 0;
        }
      }
    }
    all.push(...times);
    print(`${spread(name, times)}  ${Math.round((100 * found) / times.length)} % with an answer`);
  }
  const p99 = percentile(all, 0.99);
  print(`${spread('all', all)}  p99 ≤ ${TARGET_P99_MS} ${p99 <= TARGET_P99_MS ? 'ok' : 'MISS'}`);
  close();
} finally {
  rmSync(built.folder, { recursive: true, force: true });
}

function spread(name: string, times: readonly number[]): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(2));
  return `${name.padEnd(12)} n ${String(times.length).padStart(5)}  p50 ${p50}  p99 ${p99}  max ${most} ms by the clock`;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
