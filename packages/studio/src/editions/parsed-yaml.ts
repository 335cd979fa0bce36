import { parse, parseDocument } from 'yaml';

/** A form reads each of its fields from the same few texts. */
const MOST_KEPT = 8;

/** What a YAML text says, the same object for the same text: nobody may change it. Throws where it is no YAML. */
export const parsedYaml = ofTheLastFew((text) => parse(text) as unknown);

/** As far as it can be read. */
export const readableYaml = ofTheLastFew((text) => parseDocument(text).toJS() as unknown);

function ofTheLastFew<Value>(make: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    if (kept.has(text)) return kept.get(text) as Value;
    const value = make(text);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size === MOST_KEPT) kept.delete(oldest);
    kept.set(text, value);
    return value;
  };
}
