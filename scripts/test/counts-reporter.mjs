import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { failure } from './report-counts.mjs';

/**
 * Tells `npm test` what Vitest counted and which tests failed, and what else fails a run: a file that cannot be loaded, a
 * group that cannot begin, and an error that nobody caught, which belongs to no test though it came from one.
 */
export const countsReporter = (outputFile) => ({
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const failures = [
      ...modules.flatMap((module) =>
        [module, ...module.children.allSuites()].flatMap((part) =>
          part.errors().map(({ message }) => failure(part.fullName ?? module.relativeModuleId, message)),
        ),
      ),
      ...inState('failed').map((test) => failure(test.fullName, test.result().errors[0]?.message)),
      ...unhandledErrors.map((error) => failure(whereIs(error), error.stack ?? error.message)),
    ];
    const passed = inState('passed').length;
    const skipped = inState('skipped').length;
    mkdirSync(dirname(outputFile), { recursive: true });
    writeFileSync(outputFile, JSON.stringify({ passed, failed: failures.length, skipped, failures }));
  },
});

/** The runner adds to an error what ran when it came, which need not be where it came from. */
const whereIs = ({ VITEST_TEST_PATH: path = 'no file', VITEST_TEST_NAME: name }) =>
  `nobody caught an error, in ${path}${name ? `, ${name}` : ''}`;
