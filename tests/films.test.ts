import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';

/* The films of the education zone have drawn words: each language has pictures of its own, from one source. */

interface Film {
  file: string;
  scenes: { seconds: number }[];
}
interface Films {
  filmsIn: (language: string) => Film[];
  frame: (film: Film, second: number) => string;
}

const CONTENT = new URL('../content/site/', import.meta.url);
const { filmsIn, frame } = (await import(new URL('education-sources/films.mjs', CONTENT).href)) as Films;

/** The words in the picture at the end of each scene. */
function drawnWords(film: Film): string[] {
  let end = 0;
  return film.scenes.flatMap(({ seconds }) => {
    end += seconds;
    const texts = frame(film, end - 0.5).matchAll(/<text[^>]*>([^<]*)<\/text>/g);
    return [...texts].map(([, text = '']) => text);
  });
}

const itemOf = (file: string, language: string) =>
  parse(
    readFileSync(new URL(`edu-items/103002/film-${file}.${language}.md`, CONTENT), 'utf8').split(
      /^---$/m,
    )[1] ?? '',
  ) as { cover: string; videos: { file: string }[]; transcript: string };

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

describe.each(filmsIn('en'))('the film $file', (film) => {
  it('draws English words in its English pictures, and Chinese ones in the others [CP-4] [S1-lang]', () => {
    const english = drawnWords(film);
    const chinese = drawnWords(filmsIn('zh-CN').find(({ file }) => file === film.file) ?? film);
    expect(english.length).toBeGreaterThan(8);
    expect(english.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
    expect(chinese.filter((text) => /\p{Script=Han}/u.test(text)).length).toBeGreaterThan(6);
  });

  it('is shown with its own pictures in each language [CP-4]', () => {
    expect(itemOf(film.file, 'zh')).toMatchObject({
      cover: `images/film-${film.file}.jpg`,
      videos: [{ file: `films/${film.file}.webm` }, { file: `films/${film.file}.mp4` }],
    });
    expect(itemOf(film.file, 'en')).toMatchObject({
      cover: `images/film-${film.file}.en.jpg`,
      videos: [{ file: `films/${film.file}.en.webm` }, { file: `films/${film.file}.en.mp4` }],
    });
  });

  it('has every drawn line in the English transcript [CP-4]', () => {
    const told = letters(itemOf(film.file, 'en').transcript);
    const missing = drawnWords(film).filter(
      (line) => line.split(' ').length > 2 && /[a-z]{3}/.test(line) && !told.includes(letters(line)),
    );
    expect(missing).toEqual([]);
  });
});
