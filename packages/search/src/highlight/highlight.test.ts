import { describe, expect, it } from 'vitest';
import { Synonyms } from '../query/synonyms.ts';
import { stopSequences, termsOf } from '../query/term-sequences.ts';
import { buildTree } from '../query/build-tree.ts';
import { analyse } from '../analyse/analyse.ts';
import { testDictionary } from '../testing/test-dictionary.ts';
import { markPatterns } from './find-marks.ts';
import { highlightExtract, highlightWhole } from './highlight.ts';

const dictionary = testDictionary();
const stopWords = stopSequences(dictionary, ['的', 'the', 'of', 'a']);
const lists = {
  equal: [['网银', '网上银行']],
  oneWay: [{ from: ['lost card'], to: ['report the loss of a card'] }],
};
const synonyms = new Synonyms({ dictionary, stopWords, lists, isInTexts: () => true });
const words = { synonyms, stopWords, phraseOf: (text: string) => termsOf(dictionary, text) };
const patterns = (keyword: string) => markPatterns(buildTree(analyse(dictionary, keyword), words), stopWords);
const whole = (text: string, keyword: string) => highlightWhole(dictionary, text, patterns(keyword));
const extract = (text: string, keyword: string) => highlightExtract(dictionary, text, patterns(keyword)).html;

describe('highlighting', () => {
  it.each([
    ['个人住房贷款利率', '房贷', '个人住房贷款利率'],
    ['代理财政业务', '理财', '代理财政业务'],
    ['上海外滩支行', '海外', '上海外滩支行'],
    ['大额存单转让', '存单', '大额<mark>存单</mark>转让'],
    ['大额存单', '大额存单', '<mark>大额存单</mark>'],
    ['信用卡年費標準', '信用卡', '<mark>信用卡</mark>年費標準'],
    ['開通網上銀行', '网银', '開通<mark>網上銀行</mark>'],
    ['客户沈若川先生', '沈若川', '客户<mark>沈若川</mark>先生'],
    ['Our mortgages', 'mortgage', 'Our <mark>mortgages</mark>'],
    ['Deposits in ＵＳＤ', 'usd', 'Deposits in <mark>ＵＳＤ</mark>'],
    ['产品JH2026021发行', 'JH2026', '产品<mark>JH2026021</mark>发行'],
    ['100㎡以上房屋贷款', '贷款', '100㎡以上房屋<mark>贷款</mark>'],
  ])('marks in %s, searched for %s, whole words only [SRCH-6]', (text, keyword, html) => {
    expect(whole(text, keyword)).toBe(html);
  });

  it.each([
    [
      'Report it to the bank: of a card only the loss counts',
      '<mark>Report</mark> it to the bank: of a <mark>card</mark> only the <mark>loss</mark> counts',
    ],
    ['How to report the loss of a card', 'How to <mark>report the loss of a card</mark>'],
  ])('marks in %s what says something of a phrase that is read word by word [SRCH-6]', (text, html) => {
    expect(whole(text, 'lost card')).toBe(html);
  });

  it('marks a word that says nothing where nothing else was asked for', () => {
    expect(whole('The card', 'the')).toBe('<mark>The</mark> card');
  });

  it('makes one mark of neighbours', () => {
    expect(whole('存款利率表', '存款 利率')).toBe('<mark>存款利率</mark>表');
  });

  it('escapes the text, so that script in content or keyword stays text [SEC-15]', () => {
    expect(whole('<script>alert("理财")</script>', '理财')).toBe(
      '&lt;script&gt;alert(&quot;<mark>理财</mark>&quot;)&lt;/script&gt;',
    );
    expect(whole('a <img src=x onerror=1>', '<img onerror>')).not.toMatch(/<(?!\/?mark>)/);
  });

  it('shows the part with the most terms, from the beginning of a sentence on', () => {
    const text = `${'本公告介绍存款业务的一般规定。'.repeat(20)}自六月起，大额存单利率调整为百分之二。${'其他事项请咨询网点。'.repeat(20)}`;
    const html = extract(text, '大额存单 利率');
    expect(html).toMatch(/^…自六月起，<mark>大额存单利率<\/mark>/);
    expect(html).toMatch(/…$/);
    expect(html.replace(/<\/?mark>|…/g, '').length).toBeLessThanOrEqual(110);
  });

  it('begins at the beginning when nothing matches', () => {
    expect(extract('存款保险。'.repeat(60), 'zzz')).toMatch(/^存款保险。.*…$/);
  });

  it('never cuts a word of Latin letters', () => {
    const html = extract('internationalisation '.repeat(40), 'zzz');
    expect(
      html
        .replace('…', '')
        .trim()
        .split(' ')
        .every((word) => word === 'internationalisation'),
    ).toBe(true);
  });

  it('takes time in proportion to the text [SEC-15]', () => {
    const text = '理财'.repeat(10_000);
    // Quadratic work on 20,000 characters would take minutes, and the test has seconds.
    expect(extract(text, '理财')).toContain('<mark>');
  });
});
