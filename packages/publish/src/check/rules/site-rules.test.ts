import { describe, expect, it } from 'vitest';
import { Findings } from '../../base/findings.ts';
import { asRead } from '../../testing/as-read.ts';
import { aRecord, inEnglish, reported } from '../../testing/reported.ts';
import { checkSiteConfig } from './site-rules.ts';

describe('the footer of the site [LEGAL-1]', () => {
  const config = (more: object = {}) => ({
    icpNo: '演示ICP备1号',
    policeNo: '演示公网安备1号',
    hotlines: {},
    ...more,
  });
  const both = [aRecord('site-config', 'c', config()), aRecord('site-config', 'c', config(), inEnglish)];
  function said(records: typeof both, scope: 'site' | 'funds' = 'site') {
    const findings = new Findings();
    const fields = reported((content) => checkSiteConfig(content, findings), records, { scope });
    return [...asRead(findings.lines), ...fields];
  }

  it('is there once in each language, with its filing numbers', () => {
    expect(said(both)).toEqual([]);
    const expected = (language: string) =>
      `site-config: expected one site-config record in ${language}, with the footer and the filing numbers of every page`;
    expect(said([])).toEqual([`${expected('CN')}, found none`, `${expected('EN')}, found none`]);
    expect(said([...both, ...both.slice(0, 1)])).toEqual([`${expected('CN')}, found 2`]);
    expect(said([], 'funds')).toEqual([]);
  });

  it('says where visitors call the bank', () => {
    expect(said([aRecord('site-config', 'c', config({ hotlines: undefined })), ...both.slice(1)])).toEqual([
      'c CN hotlines: expected the numbers that visitors call, service at least, found none',
    ]);
  });

  it.each(['icpNo', 'policeNo'])('is not without its %s', (field) => {
    expect(said([aRecord('site-config', 'c', config({ [field]: ' ' })), ...both.slice(1)])).toEqual([
      `c CN ${field}: expected the filing number, which every page must show, found " "`,
    ]);
  });
});
