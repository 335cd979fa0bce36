import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PREFIXES = {
  a: 'article',
  e: 'edu',
  l: 'link-page',
  p: 'page',
  f: 'fee',
  w: 'wealth',
  u: 'fund',
  b: 'branch',
  c: 'card',
  m: 'merchant',
  s: 'list',
  h: 'banner',
};

/** The labelled queries of one file, their pages named as the index names them: `l:large-cd` → `link-page-CN-large-cd`. Notices expire; their labels are refused or left out, and a query that lost one of its best is no longer `isWhole`. */
export function labelledQueries(documents, set, { gone = 'refused' } = {}) {
  const idsByTitle = new Map();
  for (const { id, title, language } of documents) {
    const key = `${language} ${title}`;
    idsByTitle.set(key, [...(idsByTitle.get(key) ?? []), id]);
  }
  const known = new Set(documents.map(({ id }) => id));
  const unknown = [];
  const queries = readFileSync(join(import.meta.dirname, set), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind, language, keyword, labels] = line.split(' | ');
      const grades = {};
      let isWhole = true;
      for (const [, prefix, name, grade] of labels.matchAll(/(\w):(.+?)=([123])(?: |$)/g)) {
        const ids =
          prefix === 'n'
            ? documents
                .filter((one) => one.language === language && one.title.includes(name))
                .map(({ id }) => id)
            : prefix === 't'
              ? (idsByTitle.get(`${language} ${name}`) ?? [])
              : [`${PREFIXES[prefix]}-${language}-${name}`];
        const there = ids.filter((id) => known.has(id));
        if (there.length === 0 || there.length < ids.length) unknown.push(`${keyword}: ${prefix}:${name}`);
        if (there.length === 0 && grade === '3') isWhole = false;
        for (const id of there) grades[id] = Number(grade);
      }
      addPapers(documents, language, grades);
      return { kind, language, keyword, grades, isWhole };
    });
  if (unknown.length > 0 && gone === 'refused') {
    throw new Error(
      `The content has none of these pages, so the labels have to be mended:\n${unknown.join('\n')}`,
    );
  }
  return queries;
}

/** A paper that a labelled page carries says the same; it is worth one grade less. */
function addPapers(documents, language, grades) {
  const gradeOfTitle = new Map();
  for (const { id, title } of documents) if (grades[id] > 1) gradeOfTitle.set(title, grades[id]);
  for (const { id, title, tags, language: of } of documents) {
    if (of !== language || !id.startsWith('file-') || grades[id] !== undefined) continue;
    const grade = gradeOfTitle.get(title) ?? gradeOfTitle.get(tags);
    if (grade !== undefined) grades[id] = grade - 1;
  }
}
