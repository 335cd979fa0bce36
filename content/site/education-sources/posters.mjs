/* The one-page pictures: a head with the house art (which lists show as the cover), then rows on paper. */
import { SANS, SERIF, emblem, landscape, text, wrap, wrapWords } from './scenery.mjs';

const WIDTH = 900;
/** 1.95 : 1, so that the head alone is the cover. */
const HEAD = 462;
const EDGE = 64;
const NIGHT = '#14213f';
const BODY = '#434b5b';
const GOLD = '#7a5a22';
const HAIR = '#e9e2d3';

/** Faces of the English pages: quotation marks of Chinese faces are as wide as a character. */
const ENGLISH_SANS = 'Helvetica Neue, Segoe UI, Arial, sans-serif';
const ENGLISH_SERIF = 'Georgia, Times New Roman, serif';

/** What differs between the languages; English words are longer, so they are set smaller. */
const CHINESE = {
  lang: 'zh-CN',
  bank: '北曜银行',
  between: '',
  wrap,
  title: 58,
  column: 28,
  cell: 25,
  name: 24,
  foot: 27,
};
const ENGLISH = {
  lang: 'en',
  bank: 'Bank of Beiyao',
  between: ' ',
  wrap: wrapWords,
  title: 46,
  column: 23,
  cell: 22,
  name: 21,
  foot: 24,
};

function head({ file, title, object, palette, kicker, language }) {
  const centre = [668, 200];
  const scene = landscape({
    id: `p${file}`,
    width: WIDTH,
    height: HEAD,
    palette,
    seed: file.length * 97 + 5,
    centre,
  });
  const lines = title
    .map((words, index) =>
      text(EDGE, 196 + (index * language.title * 76) / 58, words, {
        size: language.title,
        fill: '#fbf9f4',
        weight: 700,
        family: SERIF,
      }),
    )
    .join('');
  return (
    `<defs>${scene.defs}</defs><svg width="${WIDTH}" height="${HEAD}" viewBox="0 0 ${WIDTH} ${HEAD}">${scene.sky}${emblem({ name: object, centre, radius: 132 })}${scene.ground}</svg>` +
    `<path d="M${EDGE} 108h36" stroke="#d8b777" stroke-width="1.500"/>${text(EDGE + 50, 115, kicker, { size: 21, fill: '#ead3a4' })}${lines}`
  );
}

function foot(y, { foot: words, language }) {
  return `<path d="M0 ${y}h${WIDTH}v108H0z" fill="#0f1a33"/>${text(EDGE, y + 65, words, { size: language.foot, fill: '#fbf9f4', weight: 600 })}${text(WIDTH - EDGE, y + 65, language.bank, { size: 23, fill: '#ead3a4', family: SERIF, weight: 700, anchor: 'end' })}`;
}

function sheet(poster, rows, height) {
  const total = HEAD + height + 108;
  const { lang, between } = poster.language;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${total}" role="img" lang="${lang}" aria-label="${poster.title.join(between)}">` +
    `<path d="M0 0h${WIDTH}v${total}H0z" fill="#fbf9f4"/>${head(poster)}${rows}${foot(HEAD + height, poster)}</svg>`
  );
}

/** Numbered rows: a heading and a sentence each; `size` is that of the sentence. */
function steps(poster) {
  const size = poster.size ?? 25;
  let y = HEAD + 34;
  let rows = '';
  for (const [index, [title, words]] of poster.rows.entries()) {
    const lines = words === '' ? [] : poster.language.wrap(words, size, 664);
    const height = size * 1.36 + 28 + lines.length * size * 1.6 + 26;
    const middle = y + 34;
    rows +=
      `<circle cx="${EDGE + 32}" cy="${middle}" r="32" fill="${NIGHT}"/><circle cx="${EDGE + 32}" cy="${middle}" r="37" fill="none" stroke="#b8925a" stroke-width="3" stroke-dasharray="1 7.300"/>` +
      text(EDGE + 32, middle + 12, String(index + 1), {
        size: 33,
        fill: '#ead3a4',
        weight: 600,
        anchor: 'middle',
      }) +
      text(EDGE + 108, y + 46, title, {
        size: Math.round(size * 1.36),
        fill: NIGHT,
        weight: 700,
        family: SERIF,
      }) +
      lines
        .map((line, at) => text(EDGE + 108, y + 44 + size * 2 + at * size * 1.6, line, { size, fill: BODY }))
        .join('');
    y += height;
    if (index < poster.rows.length - 1)
      rows += `<path d="M${EDGE + 108} ${y - 6}H${WIDTH - EDGE}" stroke="${HAIR}"/>`;
    y += 14;
  }
  return sheet(poster, rows, y - HEAD + 14);
}

/** Rows of a table; the first cell names the row. */
function table(poster) {
  const { columns, rows: cells, marks, language } = poster;
  const first = 150;
  const span = (WIDTH - EDGE * 2 - first) / columns.length;
  const at = (index) => EDGE + first + span * index;
  let y = HEAD + 74;
  let rows = columns
    .map((name, index) => {
      const mark = marks?.[index];
      const shown =
        mark === undefined
          ? ''
          : `<circle cx="${at(index) + 14}" cy="${y - 9}" r="14" fill="${mark === 'yes' ? '#0b6b5a' : '#9c2e15'}"/><path d="${mark === 'yes' ? `M${at(index) + 8} ${y - 9}l4.500 5 8-9.500` : `M${at(index) + 9} ${y - 14}l10 10m0-10l-10 10`}" fill="none" stroke="#fff" stroke-width="2.600"/>`;
      return (
        shown +
        text(at(index) + (mark === undefined ? 0 : 38), y, name, {
          size: language.column,
          fill: NIGHT,
          weight: 700,
          family: SERIF,
        })
      );
    })
    .join('');
  rows += `<path d="M${EDGE} ${y + 24}H${WIDTH - EDGE}" stroke="${NIGHT}" stroke-width="1.500"/>`;
  y += 24;
  for (const [name, ...own] of cells) {
    const wrapped = own.map((words) => language.wrap(words, language.cell, span - 22));
    const names = language.wrap(name, language.name, first - 14);
    const height = Math.max(...[names, ...wrapped].map((lines) => lines.length)) * 37 + 40;
    rows += names
      .map((line, row) => text(EDGE, y + 50 + row * 37, line, { size: language.name, fill: GOLD }))
      .join('');
    for (const [index, lines] of wrapped.entries())
      rows += lines
        .map((line, row) =>
          text(at(index), y + 50 + row * 37, line, {
            size: language.cell,
            fill: index === 0 || marks === undefined ? '#161c28' : BODY,
          }),
        )
        .join('');
    y += height;
    rows += `<path d="M${EDGE} ${y}H${WIDTH - EDGE}" stroke="${HAIR}"/>`;
  }
  return sheet(poster, rows, y - HEAD + 44);
}

/** What is still owed month by month, and the fee that does not shrink with it. */
function loanCost(poster) {
  const base = HEAD + 430;
  const step = (WIDTH - EDGE * 2) / 12;
  const { language, words } = poster;
  let rows = text(EDGE, HEAD + 70, words.bars, {
    size: language.foot,
    fill: NIGHT,
    weight: 700,
    family: SERIF,
  });
  for (let month = 0; month < 12; month += 1) {
    const owed = 12 - month;
    const height = owed * 23;
    const x = EDGE + step * month;
    rows +=
      `<path d="M${(x + 8).toFixed(1)} ${base - height}h${(step - 16).toFixed(1)}v${height}h-${(step - 16).toFixed(1)}z" fill="#22345c" opacity="${(0.95 - month * 0.045).toFixed(2)}"/>` +
      text(x + step / 2, base - height - 10, String(owed * 1000), {
        size: 17,
        fill: BODY,
        anchor: 'middle',
      }) +
      text(x + step / 2, base + 28, words.instalment(month + 1), {
        size: 17,
        fill: '#5f6675',
        anchor: 'middle',
      });
  }
  rows +=
    `<path d="M${EDGE} ${base}H${WIDTH - EDGE}" stroke="${NIGHT}" stroke-width="1.500"/>` +
    `<path d="M${EDGE} ${base + 56}H${WIDTH - EDGE}" stroke="#b83a1e" stroke-width="4"/>` +
    text(EDGE, base + 96, words.fee, {
      size: language.name,
      fill: '#9c2e15',
      weight: 600,
    });
  let y = base + 128;
  for (const [name, amount] of poster.rows) {
    rows += `${text(EDGE, y + 42, name, { size: language === CHINESE ? 26 : 22, fill: BODY })}${text(WIDTH - EDGE, y + 42, amount, { size: 28, fill: '#161c28', anchor: 'end' })}`;
    y += 64;
    rows += `<path d="M${EDGE} ${y}H${WIDTH - EDGE}" stroke="${HAIR}"/>`;
  }
  rows +=
    text(EDGE, y + 84, words.basis, { size: language.column, fill: NIGHT, weight: 700, family: SERIF }) +
    text(WIDTH - EDGE, y + 92, words.annual, {
      size: language === CHINESE ? 52 : 40,
      fill: NIGHT,
      anchor: 'end',
    });
  return sheet(poster, rows, y + 140 - HEAD);
}

const ask = '拿不准，拨打 95526';

const DRAWERS = {
  'real-call': table,
  'deposit-wealth': table,
  'loan-cost': loanCost,
};

function drawn(given, language) {
  return Object.fromEntries(
    Object.entries(given).map(([file, poster]) => [file, (DRAWERS[file] ?? steps)({ ...poster, language })]),
  );
}

/** File → drawing, of the Chinese posters and with `.en` of the English ones. */
export function posters() {
  const english = Object.entries(drawn(inEnglish(), ENGLISH)).map(([file, drawing]) => [
    `${file}.en`,
    drawing.replaceAll(SERIF, ENGLISH_SERIF).replaceAll(SANS, ENGLISH_SANS),
  ]);
  return { ...drawn(inChinese(), CHINESE), ...Object.fromEntries(english) };
}

function inChinese() {
  return {
    'real-call': {
      file: 'call',
      title: ['真来电', '假来电'],
      kicker: '一图分清',
      object: 'hotline',
      palette: 'night',
      foot: '挂断以后，自己拨打 95526 核实',
      columns: ['真银行来电', '假银行来电'],
      marks: ['yes', 'no'],
      rows: [
        ['密码', '不会询问任何密码', '以“核对身份”为由索要'],
        ['验证码', '提醒您不要告诉别人', '要您念出来'],
        ['转账', '不会要求转账', '要您转到“安全账户”'],
        ['屏幕', '不会要求共享屏幕', '要您下载会议软件'],
        ['时间', '可以挂断再打回', '说过了今天就来不及'],
        ['家人', '欢迎您和家人商量', '要求保密'],
      ],
    },
    'deposit-wealth': {
      file: 'deposit',
      title: ['存款、理财', '和保险'],
      kicker: '一图分清',
      object: 'deposit',
      palette: 'teal',
      foot: '看名称，看谁盖章，再签字',
      columns: ['存款', '理财', '保险'],
      rows: [
        ['合同名称', '存单、存款协议', '理财产品协议书', '保险合同'],
        ['谁来盖章', '银行', '理财公司', '保险公司'],
        ['本金', '依约还本付息', '可能亏损', '退保可能亏损'],
        ['提前取', '按活期计息', '看开放期', '看现金价值'],
        ['保障制度', '存款保险，50 万元限额', '不受存款保险保障', '保险保障基金'],
      ],
    },
    'elder-six': {
      file: 'elders',
      title: ['长辈防骗', '六句话'],
      kicker: '一图记住',
      object: 'insurance',
      palette: 'sand',
      size: 33,
      foot: '先打给家人，再打 95526',
      rows: [
        ['催您马上转账的', '先放下电话。'],
        ['要验证码的', '一个数字也不说。'],
        ['要共享屏幕的', '不点同意。'],
        ['免费礼品和旅游', '不拿证件去换。'],
        ['说保本又高息的', '不投一分钱。'],
        ['叫您瞒着家人的', '马上告诉家人。'],
      ],
    },
    'before-transfer': {
      file: 'ask',
      title: ['转账之前', '停一停'],
      kicker: '一图四问',
      object: 'fx',
      palette: 'slate',
      foot: '答不上来，先不转',
      rows: [
        ['是谁？', '收款人是我认识的人吗，账号是他亲口告诉我的吗？'],
        ['为什么？', '用途说得清楚吗，对方有没有叫我编一个用途？'],
        ['真不真？', '我用自己查到的号码核实过吗？'],
        ['能不能等？', '晚一天转，会有真正的损失吗？'],
      ],
    },
    'stop-payment': {
      file: 'stoppay',
      title: ['钱转出去以后', '的三十分钟'],
      kicker: '一图自救',
      object: 'clock',
      palette: 'night',
      foot: '越早止付，追回的可能越大',
      rows: [
        ['拨打 110', '说清转出时间、金额和双方账号，公安机关可以立即启动紧急止付。'],
        ['拨打 95526', '请本行协助止付，同时冻结手机银行和网上银行。'],
        ['保存证据', '通话记录、聊天记录、转账截图和对方账号，一条不删。'],
        ['到派出所', '带身份证件和银行卡做笔录，取得受案回执。'],
      ],
    },
    'credit-report': {
      file: 'credit',
      title: ['信用报告', '怎么查、看哪里'],
      kicker: '一图看懂',
      object: 'guarantee',
      palette: 'teal',
      foot: '每年免费两次，不找代查',
      rows: [
        ['选渠道', '手机银行“信用报告”、部分网点的自助机，或者中国人民银行征信中心。'],
        ['验身份', '本人操作，完成身份核验。'],
        ['等结果', '自助机当场打印，网上查询通常次日可取。'],
        ['逐项看', '姓名和证件、住址和单位、贷款、信用卡、查询记录。'],
      ],
    },
    invoice: {
      file: 'invoices',
      title: ['对公付款前', '的五道关'],
      kicker: '一图核对',
      object: 'company',
      palette: 'slate',
      foot: ask,
      rows: [
        ['核对人', '付款指令用已知号码回拨本人确认。'],
        ['核对账', '收款账号变更的，以书面函件加电话双重确认。'],
        ['核对单', '合同、发票、入库单三单一致。'],
        ['核对因', '付款理由与进度相符，不补签、不倒签。'],
        ['核对限', '超过授权额度的，两人审批，分别保管安全工具。'],
      ],
    },
    'loan-cost': {
      file: 'cost',
      title: ['月息 0.99%', '一年付多少'],
      kicker: '一图算清',
      object: 'calculator',
      palette: 'sand',
      foot: '只看合同上的年化利率',
      words: {
        bars: '每月还欠的本金，和每月收的费用',
        instalment: (number) => `${number} 期`,
        fee: '本金越还越少，费用每期都是 118.80 元，一分不减',
        basis: '按实际占用的本金折算',
        annual: '年化约 21.2%',
      },
      rows: [
        ['借款本金', '12,000.00 元'],
        ['每期还款（本金 1,000.00 ＋ 费用 118.80）', '1,118.80 元'],
        ['12 期费用合计', '1,425.60 元'],
      ],
    },
  };
}

/** The same ground for both languages: what is drawn, and in which colours, is that of the Chinese poster. */
function inEnglish() {
  const chinese = inChinese();
  const words = {
    'real-call': {
      title: ['A real call,', 'and a false one'],
      foot: 'Hang up, and dial 95526 yourself',
      columns: ['Real call', 'False call'],
      rows: [
        ['Password', 'Never asks for any password', 'Wants it “to check who you are”'],
        ['Code', 'Reminds you to tell nobody', 'Wants you to read it out'],
        ['Transfer', 'Never asks for one', 'Wants your money in a “safe account”'],
        ['Screen', 'Never asks you to share it', 'Wants you to install a meeting app'],
        ['Time', 'You may hang up and call back', 'Says tomorrow is too late'],
        ['Family', 'Welcomes that you ask them', 'Wants it kept secret'],
      ],
    },
    'deposit-wealth': {
      title: ['Deposits,', 'wealth products', 'and insurance'],
      foot: 'Read the name, see whose seal, then sign',
      columns: ['Deposit', 'Wealth product', 'Insurance'],
      rows: [
        [
          'Name of the contract',
          'Certificate of deposit, deposit agreement',
          'Wealth product agreement',
          'Insurance contract',
        ],
        ['Whose seal', 'The bank’s', 'The wealth company’s', 'The insurer’s'],
        ['Principal', 'Repaid with interest as agreed', 'May be lost', 'May be lost on surrender'],
        ['Early withdrawal', 'At the demand rate', 'On opening days', 'At the surrender value'],
        [
          'Protection',
          'Deposit insurance up to CNY 500,000',
          'No deposit insurance',
          'Insurance protection fund',
        ],
      ],
    },
    'elder-six': {
      title: ['Six sentences', 'against scams'],
      size: 30,
      foot: 'The family first, then 95526',
      rows: [
        ['Rushed to pay?', 'Put the telephone down first.'],
        ['Asked for a code?', 'Say not a single digit.'],
        ['Asked to share your screen?', 'Do not agree.'],
        ['Free gifts and trips?', 'Do not trade your identity card for them.'],
        ['Safe and high returns?', 'Do not invest one yuan.'],
        ['Told to keep it secret?', 'Tell your family at once.'],
      ],
    },
    'before-transfer': {
      title: ['Stop before', 'a transfer'],
      foot: 'No answer? Do not send yet',
      rows: [
        ['Who is it?', 'Do I know the payee, and did I hear the account number from the payee in person?'],
        ['Why?', 'Can I say what it is for, and was I told to make up a reason?'],
        ['Is it true?', 'Have I checked on a number that I found myself?'],
        ['Can it wait?', 'Would a day’s delay do any real harm?'],
      ],
    },
    'stop-payment': {
      title: ['Thirty minutes', 'after the money', 'has gone'],
      foot: 'The sooner, the better the chance',
      rows: [
        [
          'Call 110',
          'Say when the money left, how much, and both account numbers. The police can have the payment stopped at once.',
        ],
        ['Call 95526', 'Ask us to help stop the payment and to freeze Mobile Banking and online banking.'],
        [
          'Keep the evidence',
          'Calls, messages, pictures of the transfer and the other account. Delete nothing.',
        ],
        [
          'Go to the police station',
          'Take your identity document and bank card, make a statement and get a receipt for the case.',
        ],
      ],
    },
    'credit-report': {
      title: ['Credit report:', 'how to get it,', 'where to look'],
      foot: 'Free twice a year, and without an agent',
      rows: [
        [
          'Choose where',
          '“Credit report” in Mobile Banking, machines at some branches, or the Credit Reference Center of the People’s Bank of China.',
        ],
        ['Prove who you are', 'Do it yourself and pass an identity check.'],
        ['Wait', 'Machines print at once; online it is usually there the next day.'],
        ['Go through it', 'Name and identity number, address and employer, loans, credit cards, enquiries.'],
      ],
    },
    invoice: {
      title: ['Five checks', 'before a', 'company pays'],
      foot: 'In doubt, dial 95526',
      rows: [
        ['The person', 'Ring back on a known number to confirm the payment order.'],
        ['The account', 'Confirm a changed account by letter and by telephone.'],
        ['The papers', 'Contract, invoice and goods receipt agree.'],
        ['The reason', 'It fits the progress of the work; nothing is signed afterwards or backdated.'],
        ['The limit', 'Above it two people approve, and each keeps a security device.'],
      ],
    },
    'loan-cost': {
      title: ['0.99% a month:', 'what it costs', 'in a year'],
      foot: 'Look only at the annual rate in the contract',
      words: {
        bars: 'Principal still owed, and the fee charged, each month',
        instalment: String,
        fee: 'Principal falls; the fee stays at CNY 118.80 in every instalment',
        basis: 'On the principal really in hand',
        annual: 'about 21.2% a year',
      },
      rows: [
        ['Borrowed', 'CNY 12,000.00'],
        ['Each instalment (1,000.00 principal + 118.80 fee)', 'CNY 1,118.80'],
        ['Fees of 12 instalments', 'CNY 1,425.60'],
      ],
    },
  };
  return Object.fromEntries(
    Object.entries(words).map(([file, own]) => [file, { ...chinese[file], kicker: 'On one page', ...own }]),
  );
}
