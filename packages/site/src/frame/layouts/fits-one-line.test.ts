import type { MenuNode } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { fitsOneLine, fitsWithTitle } from './fits-one-line.ts';

const entries = (...names: string[]) => names.map((name) => ({ name }) as MenuNode);

describe('the menu of a section as a bar', () => {
  it('holds one level that fits a line', () => {
    expect(fitsOneLine(entries('北曜新闻', '公告与提示', '媒体看北曜', '社会责任'))).toBe(true);
    expect(fitsOneLine(entries(...Array.from({ length: 16 }, () => '公司理财产品')))).toBe(false);
    expect(fitsOneLine([])).toBe(false);
  });

  it('leaves deeper trees at the left', () => {
    const deep = entries('存款服务').map((entry) => ({ ...entry, children: entries('定期存款') }));
    expect(fitsOneLine(deep)).toBe(false);
  });

  it('is headed by the name of the section where both fit', () => {
    const nine = entries(...Array.from({ length: 9 }, () => '资本与支柱'));
    expect(fitsWithTitle(nine.slice(2), '投资者关系')).toBe(true);
    expect(fitsOneLine(nine)).toBe(true);
    expect(fitsWithTitle(entries(...Array.from({ length: 11 }, () => '资本与支柱')), '投资者关系')).toBe(
      false,
    );
  });
});
