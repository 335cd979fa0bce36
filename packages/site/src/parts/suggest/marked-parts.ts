const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/**
 * Escaped text with `<mark>` (contract, SearchHit) as parts of plain text, so that it never has to be read as HTML:
 * `a&amp;<mark>b</mark>` → `a&`, **b**. Any other markup would come out as the letters it is made of.
 */
export function markedParts(html: string): MarkedPart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== '')
    .map((part) => {
      const isMarked = part.startsWith('<mark>') && part.endsWith('</mark>');
      return { text: decoded(isMarked ? part.slice(6, -7) : part), isMarked };
    });
}

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
