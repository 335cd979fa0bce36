import { parseArgs } from 'node:util';
import { csvText } from '@bank/api';
import { beijingMoment, type FeedbackType } from '@bank/contract';
import type { KeptFeedback } from '@bank/store';
import { beijingTime, endOfDay, startOfDay } from './beijing-days.ts';
import { choiceOf, UsageError, type VisitsCommand } from './command.ts';
import { writeOut } from './write-out.ts';

const TYPE_NAMES: Readonly<Record<FeedbackType, string>> = {
  '1': '产品',
  '2': '服务',
  '3': '网站',
  '4': '网点',
  '5': '投诉',
  '6': '表扬',
  '9': '其他',
};
const HEADER = [
  '编号',
  '收到时间（北京）',
  '类别',
  '内容',
  '称呼',
  '电话',
  '邮箱',
  '相关页面',
  '语言',
  '疑似程序提交',
];

/** For the staff who answer: what was received on some days, oldest first. */
export const feedback: VisitsCommand = {
  usage:
    'feedback --since YYYY-MM-DD [--until YYYY-MM-DD] [--format csv|json] [--out <file>] [--with-suspect]   (days in Beijing, both included)',
  async run(args, { visits, say, write }) {
    const { values } = parseArgs({
      args,
      options: {
        since: { type: 'string' },
        until: { type: 'string' },
        format: { type: 'string' },
        out: { type: 'string' },
        'with-suspect': { type: 'boolean', default: false },
      },
    });
    if (values.since === undefined) throw new UsageError('feedback needs --since.');
    const since = startOfDay(values.since, '--since');
    const until = values.until === undefined ? Number.MAX_SAFE_INTEGER : endOfDay(values.until, '--until');
    if (until <= since) throw new UsageError('--until must not be before --since.');
    const format = choiceOf(values.format, ['csv', 'json'], '--format');

    const kept: KeptFeedback[] = [];
    let suspect = 0;
    for await (const one of visits.feedback.list({ since, until })) {
      if (one.isSuspect) suspect += 1;
      if (!one.isSuspect || values['with-suspect']) kept.push(one);
    }
    const text = format === 'json' ? jsonText(kept) : csvText([HEADER, ...kept.map(toRow)]);
    if (values.out === undefined) write(text);
    else writeOut(values.out, text);
    const place = values.out === undefined ? '' : ` in ${values.out}`;
    say(`${kept.length} of feedback${place}.`);
    if (suspect > 0 && !values['with-suspect'])
      say(`${suspect} more seem to come from programs; --with-suspect shows them too.`);
  },
};

function toRow(one: KeptFeedback): string[] {
  const type = Object.hasOwn(TYPE_NAMES, one.type) ? TYPE_NAMES[one.type as FeedbackType] : one.type;
  const { ticketNo, content, name, phone, email, pageUrl, language, isSuspect, createdAt } = one;
  const received = beijingTime(createdAt);
  return [ticketNo, received, type, content, name, phone, email, pageUrl, language, isSuspect ? '是' : ''];
}

function jsonText(kept: readonly KeptFeedback[]): string {
  const readable = kept.map(({ createdAt, ...one }) => ({
    ...one,
    receivedAt: beijingMoment(createdAt),
  }));
  return `${JSON.stringify(readable, undefined, 2)}\n`;
}
