import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { anOperator } from '../testing/an-operator.ts';
import { aSiteFolder, writeFiles } from '../testing/source-folder.ts';

/** What SARIF 2.1.0 demands of a log (OASIS, section 3), as far as ours goes; it may hold nothing else. */
const Text = z.strictObject({ text: z.string().min(1) });
const Location = z.strictObject({
  physicalLocation: z.strictObject({
    artifactLocation: z.strictObject({
      uri: z.string().regex(/^(?![/.])[\w.~!$&'()*+,;=:@%/-]+$/),
      uriBaseId: z.literal('CHECKED'),
    }),
    region: z
      .strictObject({ startLine: z.number().int().min(1), startColumn: z.number().int().min(1).optional() })
      .optional(),
  }),
  logicalLocations: z.array(z.strictObject({ fullyQualifiedName: z.string().min(1) })).optional(),
});
const Sarif = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string().min(1),
          rules: z.array(z.strictObject({ id: z.string().min(1) })),
        }),
      }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      originalUriBaseIds: z.record(z.string(), z.strictObject({ uri: z.string().endsWith('/') })),
      results: z.array(
        z.strictObject({
          ruleId: z.string().min(1),
          ruleIndex: z.number().int().min(0),
          level: z.enum(['none', 'note', 'warning', 'error']),
          message: Text,
          locations: z.array(Location).min(1),
        }),
      ),
    }),
  ]),
});

async function checked(folder: string, ...more: string[]) {
  const { code, lines } = await anOperator().types('check', folder, '--sarif', ...more);
  const [run] = Sarif.parse(JSON.parse(lines[0] ?? '')).runs;
  return { code, run, last: lines.at(-1) };
}

describe('content check --sarif', () => {
  it('tells each finding at its line, by its rule, below the folder that was checked', async () => {
    const folder = aSiteFolder({
      'qrs.yaml': '- { key: app, sort: 1, link: /gone, title: App }\n',
      'pages/a&b 页.csv': 'key;code\n',
      'media/images/branch.svg': 'no picture',
    });
    const { code, run, last } = await checked(folder);
    expect(code).toBe(1);
    expect(last).toMatch(/^Refused: \d+ problems in /);
    expect(run.originalUriBaseIds).toEqual({ CHECKED: { uri: `${pathToFileURL(folder).href}/` } });
    const dead = run.results.find(({ message }) => message.text.includes('page in CN'));
    expect(dead).toEqual({
      ruleId: 'links',
      ruleIndex: run.tool.driver.rules.findIndex(({ id }) => id === 'links'),
      level: 'error',
      message: { text: 'qrs.yaml:1 link: expected the path of a page in CN, found "/gone"' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'qrs.yaml', uriBaseId: 'CHECKED' },
            region: { startLine: 1 },
          },
          logicalLocations: [{ fullyQualifiedName: 'qr/app link' }],
        },
      ],
    });
    const ofFiles = run.results.filter(({ ruleId }) => ruleId === 'file');
    expect(ofFiles.flatMap(({ locations }) => locations).map((one) => one.physicalLocation)).toEqual([
      { artifactLocation: { uri: 'media/images/branch.svg', uriBaseId: 'CHECKED' } },
      {
        artifactLocation: { uri: `pages/a%26b%20${encodeURIComponent('页')}.csv`, uriBaseId: 'CHECKED' },
        region: { startLine: 1, startColumn: 1 },
      },
    ]);
  });

  it('shows the cell of a table by its character, whatever stands in quotes before it', async () => {
    const cells = 'key,sort,zh.title,zh.link\napp,1,"手机, ""银行""",/gone\n';
    const folder = aSiteFolder({ 'qrs.yaml': undefined, 'qrs.csv': `\uFEFF${cells}` });
    const { run } = await checked(folder);
    const dead = run.results.find(({ ruleId }) => ruleId === 'links');
    expect(dead?.message.text).toMatch(/^qrs\.csv:2:4 zh\.link: /);
    expect(dead?.locations[0]?.physicalLocation.region).toEqual({ startLine: 2, startColumn: 20 });

    const misspelt = aSiteFolder({ 'qrs.yaml': undefined, 'qrs.csv': '\uFEFFkey,sort,lnik\n' });
    const [column] = (await checked(misspelt)).run.results;
    expect(column?.locations[0]?.physicalLocation.region).toEqual({ startLine: 1, startColumn: 10 });
  });

  it('tells what may stay as it is as warnings, and nothing where nothing is found', async () => {
    const site = aSiteFolder();
    const glossary = join(
      writeFiles(join(site, '..'), {
        'terms.yaml':
          '- { zh: 网点, en: branch, definition: A place., source: house, forbidden: [business at weekends] }\n',
      }),
      'terms.yaml',
    );
    const warned = await checked(site, '--glossary', glossary);
    expect(warned.code).toBe(0);
    expect(warned.run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([['terms', 'warning']]);
    const { run } = await checked(site);
    expect([run.results, run.tool.driver.rules]).toEqual([[], []]);
  });

  it('is in Chinese where that is asked for, and not JSON of its own kind as well', async () => {
    const folder = aSiteFolder({ 'qrs.yaml': '- { key: app, sort: 1, link: /gone, title: App }\n' });
    const { run } = await checked(folder, '--language', 'zh');
    expect(run.results[0]?.message.text).toBe('qrs.yaml:1 link：应为 CN 页面的路径，现为“/gone”');
    expect((await anOperator().types('check', folder, '--sarif', '--json')).code).toBe(2);
  });
});
