import { Marked } from 'marked';

export type { Token, Tokens } from 'marked';

/** How the Markdown of sources is read: by packing, and by the editor in which people write it. */
export function markdownReader(drawNoteMark: (number: string) => string): Marked {
  const markdown = new Marked({ gfm: true, async: false });
  // Only what an author writes as a link is one: an address in running Chinese text has no space after it, and what
  // follows would become part of it.
  markdown.use({ tokenizer: { url: () => undefined } });
  // [^1] leads to the first numbered note beside the text (content/FIGURES.md).
  markdown.use({
    extensions: [
      {
        name: 'noteMark',
        level: 'inline',
        start: (text) => text.indexOf('[^'),
        tokenizer(text) {
          const [raw, number] = /^\[\^(\d{1,2})\]/.exec(text) ?? [];
          return raw === undefined ? undefined : { type: 'noteMark', raw, number };
        },
        renderer: ({ number }) => drawNoteMark(String(number)),
      },
    ],
  });
  return markdown;
}
