import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings/default-settings.ts';
import { testDictionary } from '../testing/test-dictionary.ts';
import { analyse } from './analyse.ts';
import { buildDictionary, dictionaryHash } from './build-dictionary.ts';
import { hasWord } from './dictionary.ts';
import { readWordList } from './word-list.ts';

const dictionary = testDictionary();
const cut = (text: string) => analyse(dictionary, text).tokens.map((token) => token.term);
const inner = (text: string) =>
  analyse(dictionary, text).tokens.flatMap((token) => token.inner.map((part) => part.term));

describe('cutting Chinese text', () => {
  it.each([
    ['代理财政', '代理|财政'],
    ['上海外滩', '上海|外滩'],
    ['信用证明', '信用|证明'],
    ['留存单据', '留存|单据'],
    ['到期货款', '到期|货款'],
    ['收结汇率先', '收|结汇|率先'],
    ['2025年费用', '2025|年|费用'],
    ['住房公积金', '住房|公积金'],
    ['提取公积金贷款', '提取|公积金贷款'],
    ['上海支行', '上海|支行'],
    ['购买大额存单', '购买|大额存单'],
    ['北曜银行理财产品', '北曜银行|理财产品'],
    ['手机银行转账', '手机银行|转账'],
    ['客户沈若川', '客户|沈|若|川'],
    ['起存20万元', '起|存|20|万元'],
  ])('cuts %s into %s, with no word across an edge', (text, words) => {
    expect(cut(text).join('|')).toBe(words);
  });

  it.each([
    ['上海南京东路', ['南京', '东路'], ['海南', '京东']],
    ['转账手续费', ['手续'], ['续费']],
    ['大额存单', ['大额', '存单'], []],
    ['外汇牌价', ['外汇', '牌价'], []],
    ['个人住房贷款', ['住房', '贷款'], ['房贷', '人住']],
  ])('finds the words inside %s and invents none', (text, present, absent) => {
    expect(inner(text)).toEqual(expect.arrayContaining(present));
    expect(inner(text).filter((word) => absent.includes(word))).toEqual([]);
  });

  it('pairs the characters of a name that no dictionary knows', () => {
    expect(analyse(dictionary, '客户沈若川').pairs.map((pair) => pair.term)).toEqual(['沈若', '若川']);
  });

  it('keeps rare characters of two units whole', () => {
    expect(cut('𠮷野家')).toEqual(expect.arrayContaining(['𠮷']));
    expect(
      cut('𰻝𰻝面馆').filter((term) => /[\ud800-\udfff]$/.test(term) && Array.from(term).length !== 1),
    ).toEqual([]);
  });
});

describe('the dictionary', () => {
  it('gives a new word the smallest frequency that keeps it whole', () => {
    const base = readWordList('存 900\n单 800\n据 700\n留存 300\n单据 200\n');
    const own = buildDictionary(base, ['存单'], 'own');
    expect(analyse(own, '存单').tokens.map((token) => token.term)).toEqual(['存单']);
    expect(analyse(own, '留存单据').tokens.map((token) => token.term)).toEqual(['留存', '单据']);
  });

  it('leaves a word alone that the base knows', () => {
    const base = readWordList('存单 1\n留存 300\n单据 200\n留 90\n据 90\n');
    const own = buildDictionary(base, ['存单'], 'own');
    expect(own.weight).toEqual(buildDictionary(base, [], 'base').weight);
  });

  it('is named after its words, in any order and spelling', () => {
    expect(dictionaryHash('a', ['存单', '保函'])).toBe(dictionaryHash('a', ['保函', '存單', '保函']));
    expect(dictionaryHash('a', ['存单'])).not.toBe(dictionaryHash('a', ['保函']));
    expect(dictionaryHash('a', ['存单'])).not.toBe(dictionaryHash('b', ['存单']));
  });

  it('holds every finance word of the default list', () => {
    expect(defaultSettings().words.filter((word) => !hasWord(dictionary, word))).toEqual([]);
  });
});
