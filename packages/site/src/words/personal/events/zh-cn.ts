import { beforeHan } from '../../loading/join-words.ts';

export const events = {
  statuses: { ALL: '全部', CURRENT: '进行中', UPCOMING: '即将开始', ENDED: '已结束' } as Readonly<
    Record<string, string>
  >,
  lead: (count: number) => (count === 0 ? '目前没有进行中的活动。' : `正在进行 ${count} 项，参加都不收费。`),
  endsNext: '即将结束',
  startsNext: '即将开始',
  dated: (when: string, title: string) => `${when}：${title}`,
  statusLabel: '按进度查看',
  keyword: '活动名称或内容',
  placeholder: '在活动中搜索',
  search: '查找',
  clear: '清除筛选',
  found: (count: number) => `共 ${count} 项活动`,
  none: '没有符合条件的活动。换一个关键词，或查看全部活动。',
  noneOf: (status: string) => `目前没有${status}的活动。`,
  startsIn: (days: number) => (days === 1 ? '明天开始' : `还有 ${days} 天开始`),
  endsIn: (days: number) => {
    if (days === 0) return '今天是最后一天';
    return days === 1 ? '明天结束' : `还有 ${days} 天结束`;
  },
  ended: (day: string) => `已于${beforeHan(day)}结束`,
  period: '活动时间',
  area: '适用地区',
  areas: (areas: string) => areas.replaceAll(',', '、'),
  progress: '活动进度',
  rules: '活动规则',
  rulesNote: '参加本行活动不收费，请勿向任何人透露密码和验证码。',
  endedNote: '活动已经结束，页面保留供查阅。',
  current: '看看正在进行的活动',
  total: (total: number, size: number) => `共 ${total} 项，每页 ${size} 项`,
  span: (from: string, to: string) => `${beforeHan(from)}至 ${to}`,
} as const;
