import { readFileSync } from 'node:fs';

const NOTHING_REPORTED = { passed: 0, failed: 0, skipped: 0 };

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
  };
}

export function countPlaywright(path) {
  const report = readReport(path);
  if (!report) return NOTHING_REPORTED;
  const { expected, unexpected, flaky, skipped } = report.stats;
  // A flaky test failed once on a busy machine and passed when tried again; the runner's own list names it.
  return { passed: expected + flaky, failed: unexpected, skipped };
}
