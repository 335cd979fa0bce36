/*
 * node packages/search/src/testing/measure-suggestions.ts [documents]: what a suggestion costs, letter by letter, by the clock:
 * the least of five rounds, which another program on the machine spoils least, and the first time.
 */
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
  const firsts: number[] = [];
  const leasts: number[] = [];
  for (const [name, keywords] of Object.entries(TYPED)) {
    const typed = keywords.flatMap((keyword) =>
      Array.from({ length: keyword.length }, (_, at) => keyword.slice(0, at + 1)),
    );
    const language = name === 'English' ? 'EN' : 'CN';
    const times = typed.map(() => [] as number[]);
    let found = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, text] of typed.entries()) {
        const began = performance.now();
        const list = suggester.suggest(text, language, 8, ASKED);
        times[at]?.push(performance.now() - began);
        if (round === 0 && list.length > 0) found += 1;
      }
    }
    firsts.push(...times.map(([first = 0]) => first));
    const least = times.map((each) => Math.min(...each));
    leasts.push(...least);
    print(`${spread(name, least)}  ${Math.round((100 * found) / typed.length)} % with an answer`);
  }
  const p99 = percentile(leasts, 0.99);
  print(`${spread('all', leasts)}  p99 ≤ ${TARGET_P99_MS} ${p99 <= TARGET_P99_MS ? 'ok' : 'MISS'}`);
  print(spread('first time', firsts));
  close();
} finally {
  rmSync(built.folder, { recursive: true, force: true });
}

function spread(name: string, times: readonly number[]): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(2));
  return `${name.padEnd(12)} n ${String(times.length).padStart(5)}  p50 ${p50}  p99 ${p99}  max ${most} ms`;
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
