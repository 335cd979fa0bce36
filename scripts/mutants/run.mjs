import { parseArgs } from 'node:util';
import { fromRoot } from '../prepare/places.mjs';
import { instrument } from './instrument.mjs';
import { judgeAll } from './judging.mjs';
import { report } from './report.mjs';
import { SCOPES, codeOf, testsOf } from './scopes.mjs';

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { again: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (values.help) {
  console.log('npm run mutants -- [<scope, folder or file> …] [--again]');
  console.log(`Scopes: ${Object.keys(SCOPES).join(', ')}`);
  process.exit();
}
const scopes = Object.entries(SCOPES).flatMap(([name, scope]) => {
  const files = codeOf(scope).filter(
    (file) => asked.length === 0 || asked.includes(name) || asked.some((part) => file.startsWith(part)),
  );
  return files.length === 0 ? [] : { name, files, tests: testsOf(scope) };
});
if (scopes.length === 0) {
  console.error(
    `Nothing to mutate: name a scope (${Object.keys(SCOPES).join(', ')}) or a file or folder of one.`,
  );
  process.exit(2);
}
let enough = true;
for (const { name, files, tests } of scopes) {
  const start = performance.now();
  const { code, mutants } = await instrument(files);
  console.log(`${name}: ${mutants.length} mutants in ${files.length} files`);
  const results = await judgeAll(fromRoot('.cache', 'mutants', name), { code, mutants, tests }, values.again);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  enough = report(name, mutants, results, minutes) && enough;
}
process.exitCode = enough ? 0 : 1;
