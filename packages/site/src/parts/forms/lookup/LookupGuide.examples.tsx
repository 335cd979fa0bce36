import type { Example } from '@bank/ui/examples';
import { LookupGuide } from './LookupGuide.tsx';
import { WhereToLook } from './WhereToLook.tsx';

const WORDS = {
  CN: {
    title: '工牌上看什么',
    note: '以下为示意图。',
    number: '工号',
    numberText: '六位数字，在照片下方。',
    found: '查到了',
    foundText: '与本人工牌逐项核对。',
    none: '没有查到',
    noneText: '不要签字、转账，立即致电 95526。',
    limit: '查询结果不代表本行推荐任何产品。',
    advice: '发现可疑人员怎么办',
    adviceText: '记下姓名与网点，致电 95526。',
  },
  EN: {
    title: 'What a badge says',
    note: 'A drawing, not a real badge.',
    number: 'Staff number',
    numberText: 'Six digits below the picture.',
    found: 'Found',
    foundText: 'Compare with the badge line by line.',
    none: 'Not found',
    noneText: 'Do not sign or transfer anything; call 95526.',
    limit: 'A result recommends no product.',
    advice: 'If somebody seems suspicious',
    adviceText: 'Note the name and the branch, and call 95526.',
  },
};

export const examples: Example[] = [
  {
    name: 'where to look, and how to read what was found',
    isInEveryTheme: true,
    render: (language) => {
      const words = WORDS[language];
      return (
        <LookupGuide
          where={
            <WhereToLook
              id="where"
              title={words.title}
              note={words.note}
              drawing={<rect x={40} y={20} width={250} height={400} fill="none" stroke="currentColor" />}
              callouts={[{ at: 'middle', side: 'end', name: words.number, text: words.numberText }]}
            />
          }
          verdicts={[
            { icon: 'check', isGood: true, name: words.found, text: words.foundText },
            { icon: 'close', name: words.none, text: words.noneText },
          ]}
          limit={words.limit}
          advice={[{ id: 'suspicious', title: words.advice, text: <p>{words.adviceText}</p> }]}
        />
      );
    },
  },
];
