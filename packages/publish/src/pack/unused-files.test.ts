import { describe, expect, it } from 'vitest';
import { unusedFiles } from './unused-files.ts';

const asked = new Set(['images/scenes/news-1.wide.svg', 'images/a.svg']);
const unused = (...paths: string[]) => unusedFiles(paths, (path) => asked.has(path));

describe('unusedFiles', () => {
  it('are those that no record asked for', () => {
    expect(unused('images/a.svg', 'images/b.svg', 'files/c.pdf')).toEqual(['images/b.svg', 'files/c.pdf']);
  });

  it('are no shapes of a scene that is shown in another', () => {
    expect(
      unused(
        'images/scenes/news-1.wide.svg',
        'images/scenes/news-1.card.svg',
        'images/scenes/news-2.card.svg',
      ),
    ).toEqual(['images/scenes/news-2.card.svg']);
  });
});
