import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anOperator } from '../testing/an-operator.ts';
import { aSiteFolder, siteSources } from '../testing/source-folder.ts';

const zh = 'articles/701001/longer-hours.zh.md';

/** A folder in which a schema, a rule, a media file and a table find something. */
const aBrokenFolder = () =>
  aSiteFolder({
    'qrs.yaml': '- { key: app, sort: 1, link: /gone, title: App, tilte: App }\n',
    [zh]: (siteSources()[zh] ?? '').replace('2026-11-02', '2026/11/2').replace('branch.svg', 'gone.svg'),
    'pages.csv': 'key;code\n',
    'media/images/branch.svg': undefined,
  });

const english = [
  'articles/701001/longer-hours.zh.md:4 publishDate: expected a day such as 2026-11-20, found "2026/11/2"',
  'articles/701001/longer-hours.zh.md:5 cover: expected a file in media/, found no file media/images/gone.svg',
  'pages.csv:1:1: expected columns parted by commas, found "key;code"',
  'qrs.yaml:1 tilte: expected no field of this name (is it misspelt?), found "App"',
  'qrs.yaml:1 link: expected the path of a page in CN, found "/gone"',
  'qrs.yaml:1 link: expected the path of a page in EN, found "/gone"',
];
const chinese = [
  'articles/701001/longer-hours.zh.md:4 publishDate：应为日期，例如 2026-11-20，现为“2026/11/2”',
  'articles/701001/longer-hours.zh.md:5 cover：应为 media/ 中的文件，现为没有文件 media/images/gone.svg',
  'pages.csv:1:1：应为以逗号分隔的列，现为“key;code”',
  'qrs.yaml:1 tilte：应为无此字段（是否拼写有误？），现为“App”',
  'qrs.yaml:1 link：应为 CN 页面的路径，现为“/gone”',
  'qrs.yaml:1 link：应为 EN 页面的路径，现为“/gone”',
];

describe('what a check finds is told', () => {
  it.each([
    ['in English where nobody says otherwise', {}, [], english],
    ['in Chinese on a Chinese terminal', { LANG: 'zh_CN.UTF-8' }, [], chinese],
    ['by LC_ALL before LANG', { LANG: 'zh_CN.UTF-8', LC_ALL: 'C.UTF-8' }, [], english],
    ['by LC_MESSAGES before LANG', { LANG: 'en_GB.UTF-8', LC_MESSAGES: 'zh_CN' }, [], chinese],
    ['as the command says, whatever the terminal', { LC_ALL: 'zh_CN.UTF-8' }, ['--language', 'en'], english],
    ['as the command says in one word', {}, ['--language=zh'], chinese],
  ])('%s', async (_name, environment, option, expected) => {
    const folder = aBrokenFolder();
    const { code, lines } = await anOperator(environment).types('check', ...option, folder);
    expect(lines).toEqual([
      ...expected,
      expected === english ? `Refused: 6 problems in ${folder}.` : `已拒绝：${folder} 中有 6 个问题。`,
    ]);
    expect(code).toBe(1);
  });

  it('as JSON too, with the same places and rules in both languages', async () => {
    const folder = aBrokenFolder();
    const told = async (language: string) => {
      const { lines } = await anOperator().types('check', folder, '--json', '--language', language);
      return JSON.parse(lines[0] ?? '') as { rule: string; line: number; found: string; message: string }[];
    };
    const [inChinese, inEnglish] = [await told('zh'), await told('en')];
    expect(inChinese.map(({ message }) => message)).toEqual(chinese);
    expect(inEnglish.map(({ message }) => message)).toEqual(english);
    expect(inChinese.map(({ found }) => found)[4]).toBe('“/gone”');
    expect(inEnglish.map(({ rule, line }) => [rule, line])).toEqual([
      ['field', 4],
      ['field', 5],
      ['file', 1],
      ['field', 1],
      ['links', 1],
      ['links', 1],
    ]);
    expect(inChinese.map(({ rule, line }) => [rule, line])).toEqual(
      inEnglish.map(({ rule, line }) => [rule, line]),
    );
  });
});

describe('a Chinese editor', () => {
  /** Three words of English in a row are a sentence that nobody has put into Chinese. */
  const inEnglish = (line: string) =>
    /\b[a-z]{2,} [a-z]{2,} [a-z]{2,}\b/.test(
      line.replaceAll(/content (?:activate [a-z]+ \d|feed (?:watch|status))/g, ''),
    );

  it('sees Chinese from the check to the log', async () => {
    const asked: string[] = [];
    const ask = async (question: string) => asked.push(question) > 0;
    const { types, dataDir } = anOperator({ LANG: 'zh_CN.UTF-8' }, ask);
    const site = aSiteFolder();
    const bundle = join(dataDir, 'bundles', 'site');
    const said = [
      await types('check', site),
      await types('pack', site),
      await types('import', bundle),
      await types('import', bundle, '--activate'),
    ];
    writeFileSync(join(site, 'qrs.yaml'), '');
    said.push(await types('publish', site), await types('publish', site));
    said.push(await types('diff', '1', '2'), await types('rollback', 'site'), await types('list'));
    said.push(await types('log'), await types('prune'));
    expect(said.map(({ code }) => code)).toEqual(said.map(() => 0));
    const lines = said.flatMap((one) => one.lines);
    expect(lines.filter(inEnglish)).toEqual([]);
    expect(asked).toEqual(['向访客展示 site 第 2 版？']);
    expect(lines).toContain('访客尚未看到。启用请用：content activate site 1');
    expect(lines).toContain('从第 1 版到第 2 版：1 处不同（新增 0，修改 0，删除 1）。');
    expect(lines).toContain('site 第 1 版现已向访客展示；操作人 li。这是对第 2 版的回退。');
  });

  it.each([
    [[], '请给出命令：'],
    [['pakc'], '没有命令“pakc”。您要的是“pack”吗？可用的命令：'],
    [['check'], 'check 须有一个发布包或源文件夹。'],
    [['check', '.', '--jsno'], '未知选项“--jsno”'],
    [['check', '.', '--scope'], '选项“--scope <value>”缺少取值'],
    [['prune', '--keep'], '选项“--keep <value>”缺少取值'],
    [['prune', 'all'], '多余的参数“all”'],
    [['prune', '--kepe'], '未知选项“--kepe”'],
    [['list', '--json=1'], '选项“--json”不接受取值'],
    [['activate', 'sit', '1'], '“sit”不是内容域；内容域有 '],
  ])('hears in Chinese what is wrong with %j', async (args, says) => {
    const { code, lines } = await anOperator({ LANG: 'zh_CN.UTF-8' }).types(...args);
    expect(code).toBe(2);
    expect(lines[0]).toContain(says);
    expect(lines.filter(inEnglish)).toEqual([]);
  });

  it('hears so of a language that there is not', async () => {
    const { code, lines } = await anOperator().types('list', '--language', 'fr');
    expect([code, lines]).toEqual([2, ['--language needs zh or en, not "fr".']]);
  });
});
