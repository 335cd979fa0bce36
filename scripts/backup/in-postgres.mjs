const STORES = [
  { setting: 'DATABASE_URL', file: 'content.db', holds: 'content' },
  { setting: 'VISITS_DATABASE_URL', file: 'visits.db', holds: 'what visitors left' },
];

/** Which stores PostgreSQL has, and what is told of each. */
export function storesInPostgres(environment) {
  return STORES.flatMap(({ setting, file, holds }) => {
    // Whether the file of the secret can be read does not matter here.
    const named = [setting, `${setting}_FILE`].find((name) => (environment[name] ?? '') !== '');
    if (named === undefined) return [];
    const told = `Not in it: ${holds}, in the database that ${named} names. PostgreSQL backs that up by itself: docs/operations/backup-and-restore.md.`;
    const notRestored = `Not restored: ${holds}, in the database that ${named} names. PostgreSQL restores that by itself: docs/operations/backup-and-restore.md.`;
    return [{ named, file, holds, told, notRestored }];
  });
}
