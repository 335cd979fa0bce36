import { readFileSync } from 'node:fs';

const NOTHING_REPORTED = { passed: 0, failed: 0, skipped: 0, failures: [] };

const LONGEST_REASON = 300;
// oxlint-disable-next-line no-control-regex -- the runners colour their messages
const COLOURS = /\u001b\[[0-9;]*m/g;

/** `name: the first lines of why`, for the list above the table. */
const failure = (name, message = '') =>
  `${name}: ${message.replace(COLOURS, '').replace(/\s+/g, ' ').slice(0, LONGEST_REASON)}`;

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The runner died before it could write; its exit code makes the stage a failure.
    return undefined;
  }
}

export function countVitest(path) {
  const report = readReport(path);
  if (!report) return NOTHING_REPORTED;
  // A file that cannot be loaded has no tests to fail, so it counts as one.
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...brokenFiles.map((file) => failure(file.name, file.message)),
      ...report.testResults.flatMap((file) =>
        file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => failure(test.fullName, test.failureMessages[0])),
      ),
    ],
  };
}

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
