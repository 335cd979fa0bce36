/* A process that writes into an edition, and says each edit that was acknowledged, until it is ended. */
import { saveEdits } from '../editions/edits.ts';
import { openStudioDatabase, StudioUnavailable } from '../store/database.ts';

const [databaseUrl = '', edition = '', author = ''] = process.argv.slice(2);
const database = openStudioDatabase({ databaseUrl, dataDir: '' });

for (let number = 1; ; number += 1) {
  const field = `zh.field-${number}`;
  try {
    saveEdits(database, Number(edition), {
      item: `article/${author}`,
      author,
      fields: [{ field, was: undefined, value: number }],
    });
    process.stdout.write(`${field}\n`);
  } catch (error) {
    // Not acknowledged: the next one is another field.
    if (!(error instanceof StudioUnavailable)) throw error;
  }
}
