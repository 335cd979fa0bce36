// Writes into docs/requirements which test files name each requirement.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRequirements } from './requirements/documents.mjs';

const { documents, problems } = readRequirements(resolve(import.meta.dirname, '..'));
for (const { path, text, written } of documents) if (text !== written) writeFileSync(path, written);
for (const problem of problems) console.error(problem);
