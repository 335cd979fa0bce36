import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { ROOT } from '../prepare/places.mjs';

/** A slower test would be run some thousand times. */
const SLOWEST_TEST_MS = 1_500;
/** Of the test files that run a mutant's line, so many are asked, nearest first, and in all tests that take so long. */
const FILES_ASKED = 12;
const FILES_ASKED_AFRESH = 5;
const FILES_ASKED_WHOLE = 2;
const ASKED_MS = 8_000;
/** As often as the tests run a mutant's line; a loop that goes on longer never ends. */
const HITS_ALLOWED = 100;

const job = process.env.MUTANTS_JOB;
const place = (name) => join(job, name);
const readLines = (name) =>
  existsSync(place(name))
    ? readFileSync(place(name), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** Shared with the instrumented code, which reads these fields and keeps the objects. */
// oxlint-disable-next-line no-underscore-dangle
const switches = (globalThis.__stryker__ ??= {});
switches.mutantCoverage ??= { static: {}, perTest: {} };

const allTests = (task) => (task.type === 'test' ? [task] : (task.tasks?.flatMap(allTests) ?? []));
const failed = (file) =>
  file.result?.state === 'fail' || allTests(file).some(({ result }) => result?.state === 'fail');

function tidyUp() {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
}

/** Which mutants each test runs; those run while loading or in hooks concern the whole file. */
async function findCoverage(run, tests) {
  for (const test of tests) {
    const began = performance.now();
    vi.resetModules();
    switches.mutantCoverage.perTest[`${test} load`] = {};
    switches.currentTestId = `${test} load`;
    const file = await run(
      { filepath: join(ROOT, test) },
      {
        testStarts: ({ id }) => (switches.currentTestId = `${test} ${id}`),
        testEnds: () => (switches.currentTestId = `${test} hooks`),
      },
    );
    tidyUp();
    switches.currentTestId = undefined;
    const hits = (part) => switches.mutantCoverage.perTest[`${test} ${part}`] ?? {};
    const usable = allTests(file).filter(
      ({ result }) => result?.state === 'pass' && (result.duration ?? 0) < SLOWEST_TEST_MS,
    );
    const broken = allTests(file).filter(({ result }) => result?.state === 'fail');
    if (broken.length > 0 || file.result?.state === 'fail') {
      appendFileSync(
        place('broken.txt'),
        `${test}\n${broken.map(({ name, result }) => `  ${name}: ${result.errors?.[0]?.message}\n`).join('')}`,
      );
    }
    const found = {
      test,
      tookMs: performance.now() - began,
      whole: { ...hits('load'), ...hits('hooks') },
      tests: usable.map(({ id, name, result }) => ({ id, name, ms: result.duration ?? 0, hits: hits(id) })),
      loads: Object.keys(hits('load')),
    };
    appendFileSync(place('coverage.ndjson'), `${JSON.stringify(found)}\n`);
  }
}

const distance = (test, file) => {
  if (test.replace('.test.', '.') === file) return 0;
  const one = dirname(test).split('/');
  const other = dirname(file).split('/');
  const same = one.findIndex((name, at) => name !== other[at]);
  return 1 + one.length + other.length - 2 * (same === -1 ? one.length : same);
};

/**
 * Who may notice the mutant: test files with the tests in them that run it, nearest first. What is worked out once for
 * a whole file only its first test is seen to run, and any other may notice: the nearest files are asked as a whole.
 */
function witnesses({ id, file }, coverage) {
  let leftMs = ASKED_MS;
  const within = ({ ms }) => {
    const fits = leftMs > 0;
    leftMs -= ms;
    return fits;
  };
  return coverage
    .flatMap(({ test, whole, tests, loads }) => {
      const asked = id in whole ? tests : tests.filter(({ hits }) => id in hits);
      if (asked.length === 0) return [];
      return {
        test,
        asked,
        all: tests,
        afresh: loads.includes(id),
        ms: asked.reduce((sum, { ms }) => sum + ms, 0),
        hits: (whole[id] ?? 0) + asked.reduce((sum, { hits }) => sum + (hits[id] ?? 0), 0),
        distance: distance(test, file),
      };
    })
    .sort((one, other) => one.distance - other.distance || one.ms - other.ms)
    .map(({ asked, all, ...witness }, rank) => ({
      ...witness,
      ids: (rank < FILES_ASKED_WHOLE ? all : asked)
        .toSorted((one, other) => one.ms - other.ms)
        .filter(within)
        .map(({ id: test }) => test),
    }))
    .filter(({ ids }) => ids.length > 0);
}

export async function judge(run) {
  const { mutants, tests } = JSON.parse(readFileSync(place('mutants.json'), 'utf8'));
  const seen = new Set(readLines('coverage.ndjson').map(({ test }) => test));
  await findCoverage(
    run,
    tests.filter((test) => !seen.has(test)),
  );
  const coverage = readLines('coverage.ndjson');
  const usable = new Map(coverage.map(({ test, tests: all }) => [test, all.map(({ id }) => id)]));
  // One that was started and never judged took its process with it.
  const known = new Set(
    readLines('results.ndjson').flatMap(({ id, status }) =>
      id === undefined || status === 'started' ? [] : id,
    ),
  );
  const note = (result) => appendFileSync(place('results.ndjson'), `${JSON.stringify(result)}\n`);

  let warm = new Set();
  const forgetModules = () => {
    vi.resetModules();
    warm = new Set();
  };
  const runTests = async (test, ids, watch) => {
    const file = await run({ filepath: join(ROOT, test), testIds: ids }, watch);
    tidyUp();
    return file;
  };
  /** Whether the tests pass with no mutant; also fills what modules keep. */
  const passesUnchanged = async (test) => {
    note({ status: 'unchanged', test });
    switches.activeMutant = undefined;
    switches.hitCount = undefined;
    warm.add(test);
    return !failed(await runTests(test, usable.get(test), {}));
  };
  const runMutant = async (id, { test, ids, hits }) => {
    switches.activeMutant = id;
    switches.hitCount = 0;
    switches.hitLimit = Math.max(1_000, hits * HITS_ALLOWED);
    const file = await runTests(test, ids, { stopAtFailure: true });
    switches.activeMutant = undefined;
    const notices = failed(file);
    const by = allTests(file).find(({ result }) => result?.state === 'fail');
    return {
      caught: notices,
      by: by?.id,
      name: `${test}: ${by?.name ?? 'hooks'}`,
      ran: switches.hitCount > 0,
    };
  };

  async function judgeWarm(mutant, asked, noticing) {
    let unsure = false;
    // What noticed a mutant of this file will notice the next.
    const likely = asked
      .map((witness) => ({ ...witness, ids: witness.ids.filter((id) => noticing.has(id)), again: true }))
      .filter(({ ids }) => ids.length > 0);
    for (const witness of [...likely, ...asked.slice(0, FILES_ASKED)]) {
      if (witness.afresh) {
        unsure = true;
        continue;
      }
      if (!warm.has(witness.test)) await passesUnchanged(witness.test);
      const { caught, by, name, ran } = await runMutant(mutant.id, witness);
      if (caught) {
        if (by) noticing.add(by);
        return { status: 'caught', by: name, test: witness.test };
      }
      if (!ran && !witness.again) unsure = true;
    }
    return { status: unsure ? 'unsure' : 'survived' };
  }

  async function judgeAfresh(mutant, asked) {
    for (const witness of asked) {
      forgetModules();
      const { caught, name } = await runMutant(mutant.id, witness);
      if (caught) return { status: 'caught', by: name };
    }
    return { status: 'survived' };
  }

  const afresh = [];
  for (const [file, ofFile] of Map.groupBy(mutants, (mutant) => mutant.file)) {
    const noticing = new Set();
    const shaken = new Set();
    const warmResults = [];
    for (const mutant of ofFile.filter(({ id }) => !known.has(id))) {
      const asked = witnesses(mutant, coverage);
      if (asked.length === 0) {
        note({ id: mutant.id, status: 'unseen' });
        continue;
      }
      note({ id: mutant.id, status: 'started' });
      const result = await judgeWarm(mutant, asked, noticing);
      if (result.test) shaken.add(result.test);
      if (result.status !== 'caught')
        afresh.push([mutant, result.status === 'unsure' ? FILES_ASKED_AFRESH : FILES_ASKED_WHOLE]);
      warmResults.push({ id: mutant.id, mutant, ...result });
    }
    // What a mutant left in a module's memory must not count as a later mutant's.
    let sound = true;
    for (const test of shaken) if (!(await passesUnchanged(test))) sound = false;
    if (!sound) {
      appendFileSync(place('broken.txt'), `${file} left something behind\n`);
      forgetModules();
    }
    for (const { mutant, ...result } of warmResults) {
      if (result.status !== 'caught') continue;
      if (sound) note(result);
      else afresh.push([mutant, FILES_ASKED_AFRESH]);
    }
  }
  // What modules keep may hide a mutant, and some are seen only while a module loads.
  for (const [mutant, most] of afresh) {
    note({ id: mutant.id, status: 'started' });
    note({ id: mutant.id, ...(await judgeAfresh(mutant, witnesses(mutant, coverage).slice(0, most))) });
  }
}
