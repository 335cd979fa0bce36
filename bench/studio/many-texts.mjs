import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NEWS = join('articles', '701001');
const ENDINGS = ['.zh.md', '.en.md'];

/**
 * Adds articles in two languages to a folder of sources until there are `count` items of them, each the text of one that is there
 * under a name and a number of its own.
 */
export function addTexts(sources, count) {
  const folder = join(sources, NEWS);
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(ENDINGS[0]))
    .map((file) => file.slice(0, -ENDINGS[0].length));
  const texts = names.map((name) =>
    ENDINGS.map((ending) => readFileSync(join(folder, name + ending), 'utf8')),
  );
  const keys = Array.from({ length: count }, (_, number) => `many-${number + 1}`);
  for (const [number, key] of keys.entries()) {
    const twins = texts[number % texts.length];
    for (const [at, ending] of ENDINGS.entries())
      writeFileSync(
        join(folder, key + ending),
        twins[at].replace(/^title: (['"]?)(.*)\1$/m, `title: $1$2 ${number + 1}$1`),
      );
  }
  return keys.map((key) => `article/${key}`);
}
