import { parse, parseDocument } from 'yaml';

/** A form reads each of its fields from the same few texts, and an edition its own after each edit; lists are long. */
const MOST_CHARACTERS = 1_000_000;

/** What a YAML text says, the same object for the same text: nobody may change it. Throws where it is no YAML. */
export const parsedYaml = ofTheLast((text) => parse(text) as unknown);

/** As far as it can be read. */
export const readableYaml = ofTheLast((text) => parseDocument(text).toJS() as unknown);

function ofTheLast<Value>(make: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>();
  let characters = 0;
  return (text) => {
    if (kept.has(text)) return kept.get(text) as Value;
    const value = make(text);
    kept.set(text, value);
    characters += text.length;
    for (const oldest of kept.keys()) {
      if (characters <= MOST_CHARACTERS || oldest === text) break;
      kept.delete(oldest);
      characters -= oldest.length;
    }
    return value;
  };
}
