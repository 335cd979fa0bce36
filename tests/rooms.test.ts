import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesInCircles, isForTests, readImportGraph, upwardImports } from './support/import-graph.ts';

interface House {
  /** From top to bottom: a room imports only from those below it. */
  rooms: readonly string[];
  /** The files that may stand outside the rooms. */
  entries: readonly string[];
}

// The rooms of packages/<name>/src, as the README of each package describes them.
const HOUSES: Record<string, House> = {
  contract: {
    rooms: ['names', 'subjects', 'base'],
    // The lists of what the subjects hold are entries too: of pages, of the server, of what stores.
    entries: ['index.ts', 'server.ts', 'calls.ts', 'endpoints.ts', 'records.ts', 'schemas.ts', 'series.ts'],
  },
  store: {
    rooms: ['visits', 'releases', 'snapshots', 'series', 'database', 'base'],
    entries: ['index.ts', 'open-store.ts', 'postgres.ts'],
  },
  search: {
    rooms: ['engine', 'rank', 'highlight', 'query', 'hot-search', 'analyse', 'settings'],
    entries: ['index.ts', 'indexing.ts', 'hot-searches.ts'],
  },
  publish: {
    rooms: ['commands', 'search-index', 'releases', 'check', 'pack', 'formats', 'base'],
    entries: ['cli.ts', 'editing.ts', 'index.ts', 'signatures.ts'],
  },
  api: {
    rooms: ['calls', 'files', 'open-api', 'subjects', 'base'],
    entries: ['index.ts'],
  },
  ui: {
    rooms: ['parts', 'charts', 'panel', 'base', 'tokens'],
    entries: ['index.ts', 'examples.ts', 'styles.css'],
  },
  server: {
    rooms: ['process', 'app', 'pages', 'content', 'visits', 'http', 'operation'],
    entries: ['main.mjs', 'write-openapi.ts', 'content-command.ts'],
  },
  studio: {
    rooms: ['app', 'editions', 'people', 'store', 'browser', 'pages', 'words'],
    entries: ['main.mjs', 'entry-browser.ts', 'entry-pages.tsx', 'entry-styles.ts', 'entry-text-styles.ts'],
  },
  site: {
    rooms: ['app', 'pages', 'frame', 'parts', 'base', 'words'],
    entries: ['entry-client.tsx', 'entry-server.tsx', 'first-paint.ts'],
  },
};

const ROOMS_AT_MOST = 7;
const PACKAGES = resolve(import.meta.dirname, '../packages');

it('every package has rooms', () => {
  expect(Object.keys(HOUSES).toSorted()).toEqual(readdirSync(PACKAGES).toSorted());
});

for (const [name, { rooms, entries }] of Object.entries(HOUSES)) {
  describe(`the rooms of ${name}`, () => {
    const folder = join(PACKAGES, name, 'src');
    const graph = new Map([...readImportGraph(folder)].filter(([file]) => !isForTests(file)));

    it('are at most seven, and nothing but entries stands outside them', () => {
      expect(rooms.length).toBeLessThanOrEqual(ROOMS_AT_MOST);
      const found = readdirSync(folder).filter((entry) => !isForTests(entry));
      expect(found.toSorted()).toEqual([...rooms, ...entries].toSorted());
    });

    it('import only downwards, and nothing that is made for tests', () => {
      expect(upwardImports(graph, rooms)).toEqual([]);
    });

    it('hold no circle of files', () => {
      expect(filesInCircles(graph)).toEqual([]);
    });

    it('are entered by their entries', () => {
      expect(entries.some((entry) => (graph.get(entry) ?? []).length > 0)).toBe(true);
    });
  });
}

describe('a page of the site', () => {
  const folder = join(PACKAGES, 'site/src');
  const placeOf = (file: string) => /^pages\/([^/]+)\/([^/]+)\//.exec(file) ?? [];

  it('imports no other page, and of parts only those of its own section', () => {
    const strangers = [...readImportGraph(folder)].flatMap(([file, imports]) => {
      const [own, section] = placeOf(file);
      return imports.filter((other) => {
        const [place, otherSection, page] = placeOf(other);
        if (own === undefined || place === undefined || place === own) return false;
        return otherSection !== section || page !== 'parts';
      });
    });
    expect(strangers).toEqual([]);
  });
});

describe('a component of the site', () => {
  const components = readdirSync(join(PACKAGES, 'site/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !isForTests(file))
    .map((file) => basename(file));

  it('has a name of its own', () => {
    expect(components.length).toBeGreaterThan(400);
    const known = new Set<string>();
    const twice = components.filter((name) => known.has(name) || !known.add(name));
    expect(twice).toEqual([]);
  });
});

describe('what an import graph tells', () => {
  const graph = new Map([
    ['main.ts', ['hall/door.ts']],
    ['hall/door.ts', ['hall/bell.ts', 'cellar/wine.ts', 'cellar/testing/cork.ts']],
    ['hall/bell.ts', ['hall/door.ts']],
    ['cellar/wine.ts', ['cellar/shelf.ts', 'hall/bell.ts']],
    ['cellar/shelf.ts', []],
  ]);

  it('is who imports upwards, or from tests', () => {
    expect(upwardImports(graph, ['hall', 'cellar'])).toEqual([
      'hall/door.ts imports cellar/testing/cork.ts',
      'cellar/wine.ts imports hall/bell.ts',
    ]);
  });

  it('is who stands in a circle, types included', () => {
    expect(filesInCircles(graph)).toEqual(['cellar/wine.ts', 'hall/bell.ts', 'hall/door.ts']);
  });
});
