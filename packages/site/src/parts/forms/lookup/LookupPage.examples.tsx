import type { Example, ExampleLanguage } from '@bank/ui/examples';
import { TextField } from '../Field.tsx';
import type { SentForm } from '../challenge/answer-posted.ts';
import { LookupPage } from './LookupPage.tsx';

const WORDS = {
  CN: {
    lead: '购买理财、基金前，先核对为您服务的销售人员。',
    privacy: '只能逐个精确查询；查询内容不会留存。',
    title: '查询销售人员',
    submit: '查询',
    busy: '正在查询…',
    number: '工号',
    wrong: '工号由 2 至 20 位字母或数字组成',
    failed: '查询暂时无法使用，请稍后再试，或致电 95526 核实。',
    question: '三加五等于几？',
    result: '姓名 周小禾，可销售理财与基金。',
    guide: '请与工牌逐项核对。',
  },
  EN: {
    lead: 'Before you buy a product at a branch, check who is selling it to you.',
    privacy: 'One exact query at a time; nothing of it is kept.',
    title: 'Find a member of staff',
    submit: 'Look up',
    busy: 'Looking up…',
    number: 'Staff number',
    wrong: 'A staff number has 2 to 20 letters or digits',
    failed: 'The query is not available now. Try again later, or call 95526.',
    question: 'three plus five',
    result: 'Zhou Xiaohe may sell wealth products and funds.',
    guide: 'Compare with the badge line by line.',
  },
};
type Sent = Omit<SentForm<string>, 'challenge' | 'values'>;

const never = () => Promise.reject(new Error('An example sends nothing'));

function lookup(language: ExampleLanguage, sent: Sent) {
  const words = WORDS[language];
  return (
    <LookupPage
      path="/staff"
      form="staff"
      fields={['number']}
      sent={{
        ...sent,
        values: { number: 'x' },
        challenge: {
          captchaKey: '0f8fad5b-d9cb-469f-a165-70867728950e',
          mode: 'text',
          question: words.question,
        },
      }}
      read={() => ({ problems: {} })}
      send={never}
      words={words}
      className={undefined}
      Outcome={({ result }) => <p>{result}</p>}
      guide={<p>{words.guide}</p>}
    >
      {(field) => <TextField {...field('number')} label={words.number} />}
    </LookupPage>
  );
}

export const examples: Example[] = [
  {
    name: 'a form with a question in words',
    isInEveryTheme: true,
    render: (language) => lookup(language, { problems: {} }),
  },
  {
    name: 'with a problem to mend',
    render: (language) => lookup(language, { problems: { number: WORDS[language].wrong } }),
  },
  {
    name: 'that could not be answered',
    render: (language) =>
      lookup(language, { problems: {}, answer: { kind: 'failed', message: WORDS[language].failed } }),
  },
  {
    name: 'answered',
    render: (language) =>
      lookup(language, { problems: {}, answer: { kind: 'answered', result: WORDS[language].result } }),
  },
  {
    name: 'without script',
    isWithoutScript: true,
    render: (language) => lookup(language, { problems: {} }),
  },
];
