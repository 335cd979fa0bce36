import { createElement } from 'react';
import { readPage } from './data.js';
import { draw } from './draw.jsx';

const each = (tag, list) =>
  list.map((attributes) =>
    createElement(tag, { ...attributes, key: attributes.name ?? JSON.stringify(attributes) }),
  );

/** React places what belongs into the head there. */
export async function BankPage({ params }) {
  const { title, meta, links, structured, header, main, footer } = await readPage(await params);
  return (
    <>
      <title>{title}</title>
      {each('meta', meta)}
      {each('link', links)}
      {structured.map((text) => (
        // oxlint-disable-next-line react/no-danger -- JSON of our own page, where `<` is escaped.
        <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      {draw(header)}
      {draw(main)}
      {draw(footer)}
    </>
  );
}
