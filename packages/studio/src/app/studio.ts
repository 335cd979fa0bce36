import { join } from 'node:path';
import { EditionFolders } from '../editions/edition-folder.ts';
import { Publishing } from '../editions/publishing.ts';
import { addDemoPeople } from '../people/person.ts';
import { openStudioDatabase, type StudioDatabase } from '../store/database.ts';
import type { Config } from './config.ts';
import { Previews } from './previews.ts';

/** What every page and step works with. */
export interface Studio {
  config: Config;
  database: StudioDatabase;
  folders: EditionFolders;
  publishing: Publishing;
  previews: Previews;
}

export function openStudio(config: Config): Studio {
  const { content, settings } = config;
  const database = openStudioDatabase({ databaseUrl: '', dataDir: settings.dataDir });
  addDemoPeople(database);
  // Several processes on PostgreSQL may share a data folder.
  const workDir = join(settings.dataDir, 'studio', 'editions', `${settings.machine}-${config.port}`);
  const folders = new EditionFolders({ database, content, dataDir: settings.dataDir, workDir });
  const publishing = new Publishing({ database, settings, folders, content });
  return { config, database, folders, publishing, previews: new Previews() };
}

export function closeStudio({ database, previews }: Studio): void {
  previews.end();
  database.close();
}
