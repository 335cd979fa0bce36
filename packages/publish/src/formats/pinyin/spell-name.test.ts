import { describe, expect, it } from 'vitest';
import { syllablesOf } from './reading-of.ts';
import { spellName } from './spell-name.ts';

describe('the spelling of a name', () => {
  it.each([
    ['借记卡书面挂失', 'jie ji ka shu mian gua shi'],
    ['ATM 跨行取现', 'atm kua hang qu xian'],
    ['存折、存单挂失', 'cun zhe cun dan gua shi'],
    ['贷款利率重定价', 'dai kuan li lv chong ding jia'],
    ['上海闵行朝晖路支行', 'shang hai min hang zhao hui lu zhi hang'],
    ['重庆分行（试点）', 'chong qing fen hang shi dian'],
  ])('%s is %s [FEE-1]', (name, spelling) => {
    expect(syllablesOf(name).join(' ')).toBe(spelling);
  });

  it('is made for Chinese names only, whatever the source says [FEE-1]', () => {
    const chinese = { itemName: '开户', pinyin: 'old' };
    const english = { itemName: 'Opening an account', pinyin: 'old' };
    const other = { itemName: '开户' };
    spellName('fee', 'CN', chinese);
    spellName('fee', 'EN', english);
    spellName('article', 'CN', other);
    expect([chinese.pinyin, english.pinyin, other]).toEqual(['kai hu', '', { itemName: '开户' }]);
  });
});
