import { describe, expect, it } from 'vitest';
import { addEntry, removeEntry } from './list-entries.ts';

const BLOCK = `# slides
- key: a   # first
  sort: 1

# the second
- key: b
  zh: { name: "乙" }
- key: '101001'
  text: |
    lines
    more
`;
const JSON_LIST = '[\n  { "key": "a", "n": 1 },\n  { "key": "b" }\n]\n';

describe('a list of records', () => {
  it('takes an entry at its end', () => {
    expect(addEntry(BLOCK, 'new-one')).toBe(`${BLOCK}- key: new-one\n`);
    expect(addEntry('- key: a', '101002')).toBe("- key: a\n- key: '101002'\n");
    expect(addEntry('  - key: a\n', 'b')).toBe('  - key: a\n  - key: b\n');
    expect(addEntry('', 'b')).toBe('- key: b\n');
    expect(addEntry(JSON_LIST, 'c')).toBe(
      '[\n  { "key": "a", "n": 1 },\n  { "key": "b" },\n  { "key": "c" }\n]\n',
    );
  });

  it('lets one go and keeps every other byte', () => {
    expect(removeEntry(BLOCK, 'b')).toBe(BLOCK.replace('- key: b\n  zh: { name: "乙" }\n', ''));
    expect(removeEntry(BLOCK, '101001')).toBe(BLOCK.slice(0, BLOCK.indexOf("- key: '101001'")));
    expect(removeEntry(BLOCK, 'none')).toBe(BLOCK);
    expect(removeEntry('- key: a\n', 'a')).toBe('[]\n');
    expect(removeEntry(JSON_LIST, 'a')).toBe('[\n  { "key": "b" }\n]\n');
    expect(removeEntry(JSON_LIST, 'b')).toBe('[\n  { "key": "a", "n": 1 }\n]\n');
  });

  it('is what it was where an entry came and went', () => {
    for (const text of [BLOCK, JSON_LIST]) expect(removeEntry(addEntry(text, 'x-y'), 'x-y')).toBe(text);
  });
});
