// Writes the bill of materials of what runs in production (CycloneDX): `npm run sbom -- <file>`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ROOT, fromRoot } from '../prepare/places.mjs';
import { say, showFailure } from '../prepare/plain-stop.mjs';
import { npmEnvironment, runCommand } from '../prepare/run-command.mjs';
import { productionPackages } from './production-packages.mjs';
import { onlyProduction } from './sbom-scope.mjs';

const target = process.argv[2] ? resolve(process.argv[2]) : fromRoot('.cache', 'sbom.cdx.json');
try {
  const everything = runCommand('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    env: npmEnvironment(),
    advice: 'The lock file and the package.json files must agree: run `npm install`.',
  });
  const sbom = onlyProduction(JSON.parse(everything), productionPackages(ROOT));
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(sbom, null, 2)}\n`);
  say(`Wrote ${sbom.components.length} components to ${target}.`);
} catch (error) {
  showFailure(error);
  process.exitCode = 1;
}
