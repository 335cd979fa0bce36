/* A source folder of the demo bank's site with as many more articles as are asked for, in both languages. Nothing of them is real. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../scripts/prepare/places.mjs';
import { seeded } from '../random.ts';

const SEED = 17;
/** News, notices, media reports and the like: columns whose lists are dated. */
const COLUMNS = ['701001', '701002', '101001', '102002'];
const FIRST_DAY = Date.parse('2012-01-01');
const DAYS = 5_400;
const DAY_MS = 86_400_000;

const WORDS = {
  zh: '存款 利率 网点 客户 服务 公告 理财 基金 信用卡 手机银行 外汇 贷款 企业 结算 北京 上海 养老金 数字人民币 反诈 利息 调整 升级 办理 营业 时间 费用 账户 安全 证件 预约'.split(
    ' ',
  ),
  en: 'deposit rate branch customer service notice wealth fund card mobile banking exchange loan company settlement Beijing Shanghai pension digital currency fraud interest change upgrade opening hours fee account safety document appointment'.split(
    ' ',
  ),
};

function sentence(random, language) {
  const words = Array.from(
    { length: 6 + Math.floor(random() * 8) },
    () => WORDS[language][Math.floor(random() * WORDS[language].length)],
  );
  return language === 'zh'
    ? `自今日起，本行${words.join('')}有所调整。`
    : `From today our ${words.join(' ')} changes.`;
}

function textOf(random, language) {
  const paragraph = () =>
    Array.from({ length: 3 }, () => sentence(random, language)).join(language === 'zh' ? '' : ' ');
  return `${paragraph()}\n\n## ${sentence(random, language)}\n\n${paragraph()}\n\n- ${sentence(random, language)}\n- ${sentence(random, language)}\n`;
}

function articleOf(random, index, language) {
  const title = `${sentence(random, language).slice(0, language === 'zh' ? 24 : 60)} ${index}`;
  const day = new Date(FIRST_DAY + Math.floor(random() * DAYS) * DAY_MS).toISOString().slice(0, 10);
  const common = language === 'zh' ? `publishDate: ${day}\n` : '';
  return `---\ntitle: ${title}\nsummary: ${sentence(random, language)}\n${common}---\n${textOf(random, language)}`;
}

/** Copies the demo bank's site to `folder` and adds `count` articles; the same count gives the same files. */
export function writeManyArticles(folder, count) {
  cpSync(fromRoot('content', 'site'), folder, { recursive: true });
  const random = seeded(SEED);
  for (const column of COLUMNS) mkdirSync(join(folder, 'articles', column), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const stem = join(
      folder,
      'articles',
      COLUMNS[index % COLUMNS.length],
      `many-${String(index).padStart(6, '0')}`,
    );
    writeFileSync(`${stem}.zh.md`, articleOf(random, index, 'zh'));
    writeFileSync(`${stem}.en.md`, articleOf(random, index, 'en'));
  }
}
