// Writes what can be set, from the code that reads it: .env.example and docs/operations/settings.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot } from './prepare/places.mjs';
import { settingsDocuments } from './settings/documents.mjs';

for (const { path, written } of await settingsDocuments()) {
  mkdirSync(dirname(fromRoot(path)), { recursive: true });
  writeFileSync(fromRoot(path), written);
}
