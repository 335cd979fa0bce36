import { describe, expect, it } from 'vitest';
import { listDownload } from './list-download.ts';

describe('the list as a file', () => {
  it('has the limits and the order of the page, not its page [FUND-1]', () => {
    const query = {
      keyword: 'yx',
      type: '02',
      risk: 'R3,R4',
      window: 'M6',
      sort: 'day-up',
      page: '3',
      cols: 'NAV',
    };
    expect(listDownload(query, 'CN')).toBe(
      '/download/funds.csv?keyword=yx&type=02&risk=R3,R4&window=M6&sort=day-up',
    );
  });

  it('ranks money funds by their yield [FUND-4]', () => {
    expect(listDownload({ type: '05' }, 'CN')).toBe('/download/funds.csv?type=05&sort=yield-down');
  });

  it('is in the language of the page [FUND-1] [S1-lang]', () => {
    expect(listDownload({}, 'EN')).toBe('/download/funds.csv?sort=return-down&language=EN');
  });
});
