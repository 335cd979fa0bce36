import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';

/* Which banner stands over which page, as the authors' files say it. */

const SITE = new URL('../content/site/', import.meta.url);
const MOST_PAGE_TYPES = 5;
const LANGUAGES = ['zh', 'en'] as const;

const Shown = z.object({
  component: z.string().optional(),
  columnId: z.string().optional(),
  parent: z.string().optional(),
  path: z.string().optional(),
  banner: z.object({ scene: z.string() }).optional(),
  left: z.object({ sort: z.number(), url: z.string().optional() }).optional(),
  scene: z.string().optional(),
  page: z.string().optional(),
  pageId: z.string().optional(),
  alt: z.string().optional(),
});
const Source = Shown.extend({ key: z.string(), zh: Shown.optional(), en: Shown.optional() });

type Language = (typeof LANGUAGES)[number];

const sources = (...names: string[]) =>
  names.flatMap((file) => z.array(Source).parse(parse(readFileSync(new URL(file, SITE), 'utf8'))));
const pageSources = sources(...readdirSync(new URL('pages/', SITE)).map((name) => `pages/${name}`));
const [columnSources, slideSources] = [sources('columns.yaml'), sources('banners.yaml')];

const inLanguage = (records: readonly z.infer<typeof Source>[], language: Language) =>
  records.flatMap(({ zh, en, ...common }) => {
    const own = language === 'zh' ? zh : en;
    return own === undefined ? [] : [{ ...common, ...own }];
  });
const pages = { zh: inLanguage(pageSources, 'zh'), en: inLanguage(pageSources, 'en') };
const columns = { zh: inLanguage(columnSources, 'zh'), en: inLanguage(columnSources, 'en') };
const slides = { zh: inLanguage(slideSources, 'zh'), en: inLanguage(slideSources, 'en') };

/** Scenes of service pages by id, where the English text takes over the Chinese one's. */
const linkPages = new Map(
  readdirSync(new URL('link-pages/', SITE))
    .toSorted()
    .toReversed()
    .flatMap((file) => {
      const [, front = ''] = readFileSync(new URL(`link-pages/${file}`, SITE), 'utf8').split('---\n');
      const { scene } = Shown.parse(parse(front));
      return scene === undefined ? [] : [[file.split('.')[0] ?? '', scene] as const];
    }),
);

/** What stands at an address of a language: the scene over it. */
function sceneAt(url: string, language: Language): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://site');
  const page = pages[language].find(({ path }) => path === pathname);
  const columnId = searchParams.get('column') ?? page?.columnId;
  const column = columns[language].find(({ key }) => key === columnId);
  const service =
    page?.component === 'link-details' ? linkPages.get(searchParams.get('id') ?? '') : undefined;
  return service ?? column?.scene ?? page?.banner?.scene;
}

describe('the scenes of pages', () => {
  it('serve at most five page types each', () => {
    const types = new Map<string, Set<string>>();
    const count = (scene: string | undefined, type: string | undefined) => {
      if (scene !== undefined && type !== undefined)
        types.set(scene, (types.get(scene) ?? new Set()).add(type));
    };
    for (const language of LANGUAGES) {
      for (const { component, banner } of pages[language]) count(banner?.scene, component);
      for (const { scene, page } of columns[language]) {
        const list = pages[language].find(({ key }) => key === page);
        // The English news list stands in for the lists of sections without English pages.
        if (language === 'zh' || list?.key !== 'news-list') count(scene, list?.component);
      }
      for (const { scene, pageId } of slides[language]) count(scene, pageId);
    }
    for (const scene of linkPages.values()) count(scene, 'link-details');
    const busy = [...types].filter(([, of]) => of.size > MOST_PAGE_TYPES);
    expect(busy.map(([scene, of]) => `${scene}: ${[...of].join(' ')}`)).toEqual([]);
    expect(types.size).toBeGreaterThanOrEqual(30);
  });

  it.each(LANGUAGES)('differ between neighbours of a left menu (%s)', (language) => {
    const menus = Map.groupBy(
      pages[language].filter(({ left }) => left !== undefined),
      ({ parent = '' }) => parent,
    );
    const same = [...menus.values()].flatMap((entries) => {
      const inOrder = entries.toSorted((a, b) => (a.left?.sort ?? 0) - (b.left?.sort ?? 0));
      const scenes = inOrder.map(({ key, left, path }) => ({
        key,
        scene: sceneAt(left?.url ?? path ?? '', language),
      }));
      return scenes.flatMap(({ key, scene }, at) => {
        const before = scenes[at - 1];
        return scene !== undefined && before?.scene === scene ? [`${before.key}, ${key}: ${scene}`] : [];
      });
    });
    expect(same).toEqual([]);
    expect(menus.size).toBeGreaterThan(0);
  });

  it.each(LANGUAGES)('are described on slides in the words of the picture (%s)', (language) => {
    const lang = language === 'zh' ? 'zh-CN' : 'en';
    const described = slides[language].map(({ key, scene = '', alt }) => {
      const picture = readFileSync(new URL(`media/images/scenes/${scene}.wide.svg`, SITE), 'utf8');
      return { key, alt, said: new RegExp(`<title lang="${lang}">([^<]*)<`).exec(picture)?.[1] };
    });
    expect(described.filter(({ alt, said }) => alt !== said)).toEqual([]);
    expect(described.length).toBeGreaterThan(0);
  });
});
