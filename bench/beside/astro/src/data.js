import { readFileSync, readdirSync } from 'node:fs';

const FOLDER = process.env.BESIDE_DATA;

const readJson = (path) => JSON.parse(readFileSync(`${FOLDER}/html/${path}.json`, 'utf8'));

const parts = new Map();

/** Headers and footers, which many pages share, are read once. */
function readPart(name) {
  if (!parts.has(name)) parts.set(name, readJson(`parts/${name}`));
  return parts.get(name);
}

export function readPage({ language, slug }) {
  const page = readJson(`${language}/${slug}`);
  return { ...page, header: readPart(page.header), footer: readPart(page.footer) };
}

export const allPages = () =>
  ['cn', 'en'].flatMap((language) =>
    readdirSync(`${FOLDER}/html/${language}`).map((file) => ({
      language,
      slug: file.replace('.json', ''),
    })),
  );
