import type { Trouble } from '@bank/contract';

const THING = '(?:卡|存折|存单|u盾|优盾|钱包|手机)';
const GONE = '(?:丢|掉了|弄丢|遗失|不见|找不到|被偷|被盗(?!刷|用)|没了)';

/** How people say what has happened to them. */
const SAID: readonly (readonly [Trouble, RegExp])[] = [
  ['FRAUD', /被骗|受骗|上当|盗刷|被盗用|钱被转走|钱(?:没了|不见了|少了)|不是我(?:刷|转|付|操作)|陌生扣款/u],
  [
    'FRAUD',
    /\bscammed\b|\bdefrauded\b|\bhacked\b|\b(?:fraudulent|unauthori[sz]ed|unknown) (?:charge|transaction|payment|transfer)s?\b/u,
  ],
  ['CARD_KEPT', /吞卡|吞了.{0,3}卡|卡.{0,3}(?:被吞|吞了)/u],
  [
    'CARD_KEPT',
    /\b(?:swallowed|kept|ate|retained)\b.{0,6}\bcard\b|\bcard\b.{0,12}\b(?:swallowed|retained)\b/u,
  ],
  ['CARD_LOST', new RegExp(`${THING}.{0,3}${GONE}|(?:丢|遗失|弄丢|掉)了?.{0,4}${THING}$`, 'u')],
  [
    'CARD_LOST',
    /^(?:我?要|怎么|如何)?(?:紧急|电话|口头)?挂失(?:电话|热线)?$|^(?:银行卡|信用卡|借记卡|存折)挂失(?:电话|热线)?$/u,
  ],
  [
    'CARD_LOST',
    /\b(?:lost|lose|stolen|missing)\b.{0,12}\b(?:cards?|passbook|wallet|phone)\b|\b(?:cards?|passbook|wallet|phone)\b.{0,12}\b(?:lost|stolen|missing)\b|^report (?:a )?loss$/u,
  ],
  ['LOCKED', /忘.{0,4}密码|密码.{0,3}(?:忘|锁|输错)|(?:卡|账户|账号).{0,3}(?:被?冻结|被?锁)/u],
  [
    'LOCKED',
    /\bforg[eo]t(?:ten)?\b.{0,8}\b(?:password|pin)\b|\b(?:account|card|pin|password)\b.{0,10}\b(?:locked|blocked|frozen)\b/u,
  ],
  ['COMPLAINT', /^(?:我?要|怎么|如何|去哪)?(?:投诉|举报)(?:电话|热线|渠道|方式|银行)?$/u],
  ['COMPLAINT', /^(?:how to |make a |file a )?complain(?:ts?)?(?: (?:line|phone|hotline|number))?$/u],
  ['ABROAD', /(?:境外|国外|海外).{0,4}(?:打|拨|电话|客服|联系|热线)/u],
  [
    'ABROAD',
    /\b(?:call|calling|phone|number|hotline|customer service)\b.{0,12}\b(?:abroad|overseas)\b|\b(?:abroad|overseas)\b.{0,12}\b(?:hotline|phone|number)\b/u,
  ],
];

/** Who reads up on it, or asks what it costs. */
const STUDIES = /防|案例|识别|警惕|套路|知识|提示|费|\b(?:avoid|prevent|fees?|case|cases)\b/u;

/** '我的卡丢了怎么办' → CARD_LOST. */
export function troubleIn(text: string): Trouble | undefined {
  return STUDIES.test(text) ? undefined : SAID.find(([, said]) => said.test(text))?.[0];
}
