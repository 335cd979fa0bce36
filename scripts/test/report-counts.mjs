import { readFileSync } from 'node:fs';

const NOTHING_REPORTED = { passed: 0, failed: 0, skipped: 0, failures: [] };

const LONGEST_REASON = 300;
// oxlint-disable-next-line no-control-regex -- the runners colour their messages
const COLOURS = /\u001b\[[0-9;]*m/g;

/** `name: the first lines of why`, for the list above the table. */
export const failure = (name, message = '') =>
  `${name}: ${message.replace(COLOURS, '').replace(/\s+/g, ' ').slice(0, LONGEST_REASON)}`;

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The runner died before it could write; its exit code makes the stage a failure.
    return undefined;
  }
}

/** What `counts-reporter.mjs` wrote. */
export const readCounts = (path) => readReport(path) ?? NOTHING_REPORTED;

export function countPlaywright(path) {
  const report = readReport(path);
  if (!report) return NOTHING_REPORTED;
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A flaky test failed once on a busy machine and passed when tried again; the runner's own list names it.
  const failures = report.suites.flatMap(specsIn).filter((spec) => !spec.ok);
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: failures.map((spec) =>
      failure(`${spec.file} ${spec.title}`, spec.tests[0]?.results[0]?.error?.message),
    ),
  };
}

const specsIn = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)];
