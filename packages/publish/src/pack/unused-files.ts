/** `images/scenes/news-1.card.svg` → `images/scenes/news-1`: one place and hour in three shapes, drawn together. */
const sceneOf = (path: string) => /^(images\/scenes\/.+)\.(?:wide|phone|card)\.\w+$/.exec(path)?.[1];

/** Files that nobody asked for. The shapes of a scene are one: who shows it wide need not show its card. */
export function unusedFiles(paths: readonly string[], wasAsked: (path: string) => boolean): string[] {
  const shown = new Set(paths.filter(wasAsked).map(sceneOf));
  return paths.filter((path) => {
    const scene = sceneOf(path);
    return !wasAsked(path) && (scene === undefined || !shown.has(scene));
  });
}
