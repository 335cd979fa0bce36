import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { anOperator } from '../testing/an-operator.ts';
import { temporaryFolder, writeFiles } from '../testing/source-folder.ts';

const made = async (...options: string[]) => {
  const folder = join(temporaryFolder(), 'bank');
  return { folder, ...(await anOperator().types('new-bank', folder, ...options)) };
};
const siteOf = (folder: string) =>
  (parse(readFileSync(join(folder, 'site/site-config.yaml'), 'utf8')) as Record<string, unknown>[])[0];

describe('a new bank', () => {
  it('is called, reached and coloured as it is said', async () => {
    const { code, folder } = await made(
      '--name=南湾银行股份有限公司',
      '--english-name=Bank of Southbay',
      '--hotline=95577',
      '--colour=#0A5C8F',
      '--ground=#0b3d2e',
      '--host=www.southbay.example',
    );
    expect(code).toBe(0);
    expect(siteOf(folder)).toMatchObject({
      officialHost: 'www.southbay.example',
      hotlines: { service: { shown: '95577', dial: '95577' } },
      colours: { ground: '#0b3d2e', action: '#0a5c8f' },
      zh: { siteName: '南湾银行股份有限公司', shortName: '南湾' },
      en: { siteName: 'Bank of Southbay', shortName: 'Southbay' },
    });
  });

  it('has names of its own and the colours of the site where nothing is said, and is right as it is', async () => {
    const { folder } = await made();
    expect(siteOf(folder)).not.toHaveProperty('colours');
    expect((await anOperator().types('check', folder, '--json')).text).toBe('[]');
  });

  it.each([
    [['--name', 'Southbay'], '--name is the Chinese name of the bank.'],
    [['--english-name', '南湾'], '--english-name is the English name of the bank.'],
    [['--hotline', 'call us'], '--hotline is a telephone number, such as 95500.'],
    [['--host', 'southbay'], '--host is the name of the site, such as www.bank.example.'],
    [['--colour', 'blue'], '"blue" is not a colour such as #0f1a33.'],
    [['--colour', '#ffcc00'], '#ffcc00 is too faint: a text on it, or of it, has a contrast of '],
  ])('is not made with %j', async (options, says) => {
    const { code, lines, folder } = await made(...options);
    expect([code, lines[0]]).toEqual([2, expect.stringContaining(says)]);
    expect(existsSync(folder)).toBe(false);
  });

  it('takes the place of nothing', async () => {
    const folder = writeFiles(temporaryFolder(), { 'kept.txt': 'mine' });
    const { code, text } = await anOperator().types('new-bank', folder);
    expect([code, text]).toEqual([1, `Nothing was written: ${folder} is not empty.`]);
  });
});
