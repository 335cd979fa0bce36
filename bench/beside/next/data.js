import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const FOLDER = process.env.BESIDE_DATA;

const readJson = async (path) =>
  JSON.parse(await readFile(/* turbopackIgnore: true */ `${FOLDER}/react/${path}.json`, 'utf8'));

const parts = new Map();

/** Headers and footers, which many pages share, are read once. */
function readPart(name) {
  if (!parts.has(name)) parts.set(name, readJson(`parts/${name}`));
  return parts.get(name);
}

export async function readPage({ language, slug }) {
  const page = await readJson(`${language}/${slug}`);
  return { ...page, header: await readPart(page.header), footer: await readPart(page.footer) };
}

export const allPages = () =>
  ['cn', 'en'].flatMap((language) =>
    readdirSync(/* turbopackIgnore: true */ `${FOLDER}/react/${language}`).map((file) => ({
      language,
      slug: file.replace('.json', ''),
    })),
  );
