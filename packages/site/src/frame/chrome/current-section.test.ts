import { describe, expect, it } from 'vitest';
import { currentSection } from './current-section.ts';
import { aPage } from './testing/render-chrome.tsx';
import { aMenuEntry, sampleChrome } from './testing/sample-chrome.ts';

const chinese = sampleChrome('CN').menu;
const english = [
  ...sampleChrome('EN').menu,
  aMenuEntry({ code: 'company', name: 'Corporate', url: '/en/bobbank/concat' }),
];

describe('the current section', () => {
  it.each([
    ['the section itself', chinese, { code: 'home', path: '/personal' }, 'home'],
    ['a page in the branch', chinese, { code: 'fixed', path: '/elsewhere' }, 'home'],
    [
      'a page whose parent is in the branch',
      chinese,
      { code: 'x', parentCode: 'deposits', path: '/x' },
      'home',
    ],
    ['a page known by its path alone', chinese, { code: 'x', path: '/company/lcmx' }, 'company'],
    ['a page of no section', chinese, { code: 'search', path: '/search' }, undefined],
    [
      'an English page by its parent, though two entries share the path',
      english,
      { code: 'contact', parentCode: 'bobbank', path: '/en/bobbank/concat' },
      'bobbank',
    ],
    [
      'an English article, though another entry leads into its section first',
      [
        aMenuEntry({ code: 'company', url: '/en/bobbank/concat' }),
        aMenuEntry({ code: 'bobbank', url: '/en/bobbank' }),
      ],
      { code: 'news-detail', parentCode: 'news-list', path: '/en/bobbank/seconddetail' },
      'bobbank',
    ],
    [
      'the English home, which is no section of other pages',
      english,
      { code: 'x', path: '/en/ckbxDetail' },
      undefined,
    ],
  ])('of %s', (_, menu, record, code) => {
    expect(currentSection(menu, aPage(record).record)?.code).toBe(code);
  });
});
