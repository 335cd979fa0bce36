import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageDataOf } from './page-data.ts';
import { withReactAttributes } from './react-attributes.ts';

const FRAMEWORKS = {
  html: (data) => data,
  react: (data) => ({
    ...data,
    ...Object.fromEntries(
      ['meta', 'links'].map((name) => [
        name,
        data[name].map((attributes) => withReactAttributes([name, attributes, []])[1]),
      ]),
    ),
    ...Object.fromEntries(
      ['header', 'main', 'footer'].map((name) => [name, withReactAttributes(data[name])]),
    ),
  }),
};

const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The link to the same page in the other language would make each page's header another one. */
function withSharedLanguageLink(node) {
  if (typeof node === 'string') return node;
  const [tag, attributes, children] = node;
  const isSwitch = tag === 'a' && attributes.hrefLang !== undefined;
  return [
    tag,
    isSwitch ? { ...attributes, href: attributes.hrefLang === 'en' ? '/en' : '/' } : attributes,
    children.map(withSharedLanguageLink),
  ];
}

/** Writes the pages, `[{ slug, html }]`, as the frameworks read them: a file each, their headers and footers apart. */
export function writePages(folder, pages) {
  for (const framework of Object.keys(FRAMEWORKS))
    for (const language of ['cn', 'en', 'parts'])
      mkdirSync(join(folder, framework, language), { recursive: true });
  return pages.map(({ slug, html }) => {
    const data = pageDataOf(html);
    const shared = { ...data, header: withSharedLanguageLink(data.header) };
    const language = data.language === 'en' ? 'en' : 'cn';
    for (const [framework, transform] of Object.entries(FRAMEWORKS)) {
      const page = transform(shared);
      const partNames = Object.fromEntries(
        ['header', 'footer'].map((part) => {
          const text = JSON.stringify(page[part]);
          const partName = digestOf(text);
          writeFileSync(join(folder, framework, 'parts', `${partName}.json`), text);
          return [part, partName];
        }),
      );
      writeFileSync(
        join(folder, framework, language, `${slug}.json`),
        JSON.stringify({ ...page, ...partNames }),
      );
    }
    return { language, slug };
  });
}
