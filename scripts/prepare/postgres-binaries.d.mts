export function findPostgresBinaries(): string | undefined;
export function findOrInstallPostgres(): string | undefined;
