import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isForTests, readImportGraph, type ImportGraph } from './support/import-graph.ts';

const PACKAGES = resolve(import.meta.dirname, '../packages');
const PARTS = { ui: /./, site: /^(parts|frame|pages\/[^/]+\/parts)\// };

/** What has nothing of its own to look at, or no look without a whole page around it. */
const WITHOUT_EXAMPLES: Readonly<Record<string, string>> = {
  'frame/accessibility-toolbar/AccessibilityToolbar.tsx': 'a place for the toolbar, which has examples',
  'frame/accessibility-toolbar/ToolbarToggle.tsx': 'a bare button; the strip and the menu give it a look',
  'frame/chrome/Header.tsx': 'strip and bar, which have examples',
  'frame/chrome/PlainMenu.tsx': 'stands in <noscript>, which no browser with script draws',
  'frame/chrome/PlainSections.tsx': 'stands in <noscript>, which no browser with script draws',
  'frame/consent/ConsentPlace.tsx': 'decides whether the notice is shown, which has examples',
  'frame/layouts/BaseLayout.tsx': 'draws what is in it',
  'frame/layouts/BlankLayout.tsx': 'draws what is in it',
  'frame/layouts/FailureBoundary.tsx': 'draws what is in it, or a problem, which has examples',
  'frame/layouts/FundLayout.tsx': 'draws what is in it',
  'frame/layouts/LanguageLayout.tsx': 'the whole page: the journeys go through it',
  'frame/layouts/LatePlaces.tsx': 'places for the note and the notice, which have examples',
  'parts/figures/FigurePreview.tsx': 'the place of a figure, which has examples, without a page around it',
  'parts/forms/KeptFields.tsx': 'fields that nobody sees',
  'parts/lists/SortedStatus.tsx': 'is heard, not seen',
  'parts/pictures/MediaPicture.tsx': 'a picture without a box; CoverPicture gives it one, which has examples',
  'pages/investors/parts/share-price/SharePrice.tsx': 'asks for what SharePanel draws, which has examples',
};

/** Files that draw: 'parts/lists/Pages.tsx', not what lies beside for tests. */
const partsOf = (graph: ImportGraph, where: RegExp) =>
  [...graph.keys()].filter((file) => file.endsWith('.tsx') && where.test(file) && !isForTests(file));

const isExamples = (file: string) => file.endsWith('.examples.tsx');
const partOf = (examples: string) => examples.replace('.examples.tsx', '.tsx');

/** 'parts/forms/lookup/LookupPage.tsx' → 'parts/forms', 'Button/Button.tsx' → 'Button'; charts are drawn in each other. */
const subjectOf = (file: string) =>
  file.startsWith('charts/') ? 'charts' : dirname(file).split('/', 2).join('/');

/** Those with examples, and those of the same subject that are drawn in them. */
function shownParts(graph: ImportGraph): Set<string> {
  const shown = new Set<string>();
  const show = (file: string) => {
    if (shown.has(file)) return;
    shown.add(file);
    for (const other of graph.get(file) ?? []) if (subjectOf(other) === subjectOf(file)) show(other);
  };
  for (const file of graph.keys()) if (isExamples(file)) show(file);
  return shown;
}

describe.each(Object.entries(PARTS))('the gallery of %s', (name, where) => {
  const graph = readImportGraph(join(PACKAGES, name, 'src'));
  const parts = partsOf(graph, where);

  it('shows every part in its states', () => {
    const shown = shownParts(graph);
    expect(parts.length).toBeGreaterThan(15);
    expect(parts.filter((part) => !shown.has(part) && !(part in WITHOUT_EXAMPLES))).toEqual([]);
  });

  it('has no examples of what is gone', () => {
    expect([...graph.keys()].filter((file) => isExamples(file) && !graph.has(partOf(file)))).toEqual([]);
    if (name === 'site') expect(Object.keys(WITHOUT_EXAMPLES).filter((part) => !graph.has(part))).toEqual([]);
  });
});

describe('the pictures of the gallery', () => {
  const folder = join(import.meta.dirname, 'gallery/pictures');
  const sourceOf = (part: string) =>
    part.startsWith('ui/')
      ? join(PACKAGES, 'ui/src', part.slice('ui/'.length))
      : join(PACKAGES, 'site/src', part);

  it('are of parts that are there', () => {
    const parts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.png'))
      .map((file) => dirname(file));
    expect(new Set(parts).size).toBeGreaterThan(50);
    expect([...new Set(parts)].filter((part) => !existsSync(`${sourceOf(part)}.examples.tsx`))).toEqual([]);
  });
});
