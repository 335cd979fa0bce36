import type { DatabaseSync } from 'node:sqlite';
import { EditionFolders } from '../editions/edition-folder.ts';
import { Publishing } from '../editions/publishing.ts';
import { Releases } from '../editions/releases.ts';
import { addDemoPeople } from '../people/person.ts';
import { openStudioDatabase } from '../store/database.ts';
import type { Config } from './config.ts';
import { Previews } from './previews.ts';

/** What every page and step works with. */
export interface Studio {
  config: Config;
  database: DatabaseSync;
  folders: EditionFolders;
  publishing: Publishing;
  releases: Releases;
  previews: Previews;
}

export function openStudio(config: Config): Studio {
  const { content, settings } = config;
  const database = openStudioDatabase(settings.dataDir);
  addDemoPeople(database);
  const folders = new EditionFolders({ database, content, dataDir: settings.dataDir });
  const publishing = new Publishing({ database, settings, folders, content });
  const releases = new Releases({ database, settings });
  return { config, database, folders, publishing, releases, previews: new Previews() };
}

export function closeStudio({ database, previews }: Studio): void {
  previews.end();
  database.close();
}
