import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openApiDocument } from '@bank/api';

const path = resolve(import.meta.dirname, '../../../docs/openapi.json');
writeFileSync(path, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
process.stdout.write(`Wrote ${path}\n`);
