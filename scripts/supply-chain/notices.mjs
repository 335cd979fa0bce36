// Writes THIRD_PARTY_NOTICES: whose work is in what is delivered, and under which licence.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare/places.mjs';
import { say } from '../prepare/plain-stop.mjs';
import { noticesOf } from './notices-text.mjs';
import { productionPackages } from './production-packages.mjs';

const packages = productionPackages(ROOT);
writeFileSync(join(ROOT, 'THIRD_PARTY_NOTICES'), noticesOf(ROOT, packages));
say(`Wrote the notices of ${packages.length} packages.`);
