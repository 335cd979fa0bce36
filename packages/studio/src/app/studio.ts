import { join } from 'node:path';
import { EditionFolders } from '../editions/edition-folder.ts';
import { ShownFigures } from '../editions/fed-figures.ts';
import { Publishing } from '../editions/publishing.ts';
import { Releases } from '../editions/releases.ts';
import { settlePeople } from '../people/person.ts';
import { Provider } from '../people/provider.ts';
import { openStudioDatabase, type StudioDatabase } from '../store/database.ts';
import { holdStudio } from '../store/only-studio.ts';
import type { Config } from './config.ts';
import { Previews } from './previews/previews.ts';

/** What every page and step works with. */
export interface Studio {
  config: Config;
  database: StudioDatabase;
  folders: EditionFolders;
  publishing: Publishing;
  releases: Releases;
  figures: ShownFigures;
  previews: Previews;
  /** Undefined: people choose themselves. */
  provider: Provider | undefined;
  /** Lets another process have its folder. */
  letGo: () => void;
}

/** @throws StudioRunsAlready, StudioUnavailable */
export function openStudio(config: Config): Studio {
  const location = { databaseUrl: config.databaseUrl, dataDir: config.settings.dataDir };
  const letGo = holdStudio(location);
  try {
    return { ...openHeld(config, openStudioDatabase(location)), letGo };
  } catch (error) {
    letGo();
    throw error;
  }
}

function openHeld(config: Config, database: StudioDatabase): Omit<Studio, 'letGo'> {
  const { content, settings } = config;
  settlePeople(database, { hasProvider: config.provider !== undefined });
  // Several processes on PostgreSQL may share a data folder.
  const workDir = join(settings.dataDir, 'studio', 'editions', `${settings.machine}-${config.port}`);
  const folders = new EditionFolders({ database, content, dataDir: settings.dataDir, workDir });
  const publishing = new Publishing({ database, settings, folders, content });
  const releases = new Releases({ database, settings });
  const figures = new ShownFigures(settings);
  const provider = config.provider && new Provider(config.provider);
  const previews = new Previews(config.previews?.names);
  return { config, database, folders, publishing, releases, figures, previews, provider };
}

export function closeStudio({ database, previews, letGo }: Studio): void {
  previews.end();
  database.close();
  letGo();
}
