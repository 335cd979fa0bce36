import { describe, expect, it } from 'vitest';
import { menuFit } from './menu-fit.ts';

const SEVEN = ['个人业务', '公司业务', '金融市场', '信用卡', '特色金融', '投资者关系', '今日北曜'];
const SIX = ['Home', 'Personal', 'Corporate', 'Financial Markets', 'Investor Relations', 'Beiyao Today'];

/** As tests/journeys/main-menu.spec.ts draws them. */
const NINE =
  '个人金融服务 公司金融业务 金融市场业务 信用卡中心 特色金融专区 养老金融服务 消费者权益保护 投资者关系 今日北曜';

describe('the main menu', () => {
  it.each([
    ['seven entries stand at ease', 'CN', SEVEN, 'roomy'],
    ['eight stand closer', 'CN', [...SEVEN, '服务与查询'], 'snug'],
    ['nine closer still', 'CN', [...SEVEN, '消费者权益保护', '养老金融服务'], 'tight'],
    ['nine long ones closest', 'CN', NINE.split(' '), 'dense'],
    ['six English ones stand at ease', 'EN', SIX, 'roomy'],
    ['seven closer', 'EN', [...SIX, 'Credit Cards'], 'tight'],
  ] as const)('%s [S3-menu]', (_, language, names, fit) => {
    expect(menuFit(names, language)).toBe(fit);
  });
});
