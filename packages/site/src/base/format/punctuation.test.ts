import { expect, test } from 'vitest';
import { bracketed, joinedClauses, labelled, listed, onOneLine, parted, tagged } from './punctuation.ts';

test('words are put together with the marks of their language [S1-lang]', () => {
  expect(`净值${bracketed('元', 'CN')} NAV${bracketed('CNY', 'EN')}`).toBe('净值（元） NAV (CNY)');
  expect([listed(['甲', '乙'], 'CN'), listed(['A', 'B'], 'EN')]).toEqual(['甲、乙', 'A, B']);
  expect([tagged(['甲', '乙'], 'CN'), tagged(['A', 'B'], 'EN')]).toEqual(['甲　乙', 'A · B']);
  expect([joinedClauses(['先', '后'], 'CN'), joinedClauses(['a', 'b'], 'EN')]).toEqual(['先，后', 'a, b']);
  expect([parted(['先', '后'], 'CN'), parted(['a', 'b'], 'EN')]).toEqual(['先；后', 'a; b']);
  expect([onOneLine('上\n下', 'CN'), onOneLine('a.\nB', 'EN')]).toEqual(['上下', 'a. B']);
  expect([labelled('适用', '本人', 'CN'), labelled('For', 'you', 'EN')]).toEqual(['适用：本人', 'For: you']);
});
