import { describe, expect, it } from 'vitest';
import { wordsOf } from '../words/words.ts';
import { namesIn, shapeOf } from './field-shape.ts';

describe('the shape of a field', () => {
  it('is what its schema asks for', () => {
    expect(shapeOf('article', 'facts')).toEqual({
      kind: 'list',
      most: 5,
      item: {
        kind: 'group',
        fields: [
          { name: 'label', isRequired: true, shape: { kind: 'line', longest: 40 } },
          { name: 'value', isRequired: true, shape: { kind: 'line', longest: 16 } },
          { name: 'unit', isRequired: false, shape: { kind: 'line', longest: 20 } },
        ],
      },
    });
    const changes = shapeOf('article', 'changes');
    expect(
      changes?.kind === 'list' && changes.item.kind === 'group' && changes.item.fields[0]?.shape,
    ).toEqual({
      kind: 'day',
    });
  });

  it.each([
    ['article', 'facts'],
    ['article', 'pull'],
    ['article', 'notes'],
    ['article', 'changes'],
    ['article', 'figures'],
    ['article', 'attachments'],
    ['link-page', 'steps'],
    ['link-page', 'questions'],
  ] as const)('lets %s %s be asked for in a form, in words of both languages', (type, name) => {
    const shape = shapeOf(type, name);
    expect(shape).toBeDefined();
    for (const language of ['CN', 'EN'] as const) {
      const { parts } = wordsOf(language).group;
      expect(shape && namesIn(shape).filter((part) => parts[part] === undefined)).toEqual([]);
    }
  });

  it('is none for a text or a list of texts', () => {
    expect(shapeOf('article', 'title')).toBeUndefined();
    expect(shapeOf('article', 'tags')).toBeUndefined();
  });
});
