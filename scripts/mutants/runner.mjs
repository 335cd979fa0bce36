import { TestRunner } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import { judge } from './judge.mjs';

/** Vitest's runner without its reports: of the tests that judge a mutant only the outcome is wanted. */
function quiet(runner, watch) {
  return Object.assign(Object.create(runner), {
    cancelRun: false,
    onCollectStart(file) {
      this.workerState.current = file;
    },
    onBeforeRunFiles() {},
    onCollected() {},
    onTaskUpdate() {},
    onAfterRunFiles() {},
    onBeforeRunTask(test) {
      watch.testStarts?.(test);
      return TestRunner.prototype.onBeforeRunTask.call(this, test);
    },
    onAfterRunTask(test) {
      watch.testEnds?.(test);
      if (watch.stopAtFailure && test.result?.state === 'fail') this.cancelRun = true;
      return TestRunner.prototype.onAfterRunTask.call(this, test);
    },
  });
}

export default class extends TestRunner {
  async onBeforeRunFiles() {
    await judge((spec, watch = {}) => startTests([spec], quiet(this, watch)).then(([file]) => file));
  }
}
