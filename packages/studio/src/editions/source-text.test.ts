import { describe, expect, it } from 'vitest';
import { EMPTY_MARKDOWN, fieldsIn, readField, writeField } from './source-text.ts';

const TEXT = '---\ntitle: 合肥分行开业\ntags: [机构建设, 安徽]\n---\n第一段。\n\n---\n\n第二段。\n';

describe('a Markdown source', () => {
  it('has its text as a field beside the others', () => {
    expect(fieldsIn('a.zh.md', TEXT, [])).toEqual({
      title: '合肥分行开业',
      tags: ['机构建设', '安徽'],
      content: '第一段。\n\n---\n\n第二段。\n',
    });
  });

  it('keeps all else where one field changes', () => {
    expect(writeField('a.zh.md', TEXT, ['title'], '新标题')).toBe(TEXT.replace('合肥分行开业', '新标题'));
    expect(writeField('a.zh.md', TEXT, ['content'], '只有这一段。')).toBe(
      '---\ntitle: 合肥分行开业\ntags: [机构建设, 安徽]\n---\n只有这一段。\n',
    );
  });

  it('begins with nothing and takes its fields in order', () => {
    const titled = writeField('a.en.md', EMPTY_MARKDOWN, ['title'], 'Opening: Hefei');
    const dated = writeField('a.en.md', titled, ['publishDate'], '2026-11-26');
    const whole = writeField('a.en.md', dated, ['content'], 'First.\n');
    expect(whole).toBe("---\ntitle: 'Opening: Hefei'\npublishDate: 2026-11-26\n---\nFirst.\n");
    expect(readField('a.en.md', whole, ['publishDate'])).toBe('2026-11-26');
  });
});
