/*
 * Three silent films, each in Chinese and in English: what is seen (`draw`), and what is said in the captions (`say`, in
 * `english` too). Pictures keep clear of the lowest fifth, where players put the captions. The transcripts stand in edu-items/.
 */
import { escaped } from '@bank/contract';
import { SANS, SERIF, emblem, landscape, text } from './scenery.mjs';

export const WIDTH = 960;
export const HEIGHT = 540;

const INK = '#fbf9f4';
const GOLD = '#ead3a4';
const CENTRE = [692, 206];
/** Where words begin, and how far they may reach before they touch the drawing beside them. */
const EDGE = 84;
const REACH = 478;

const ease = (value) => 1 - (1 - Math.min(1, Math.max(0, value))) ** 3;
/** From 0 to 1 between two seconds of the scene. */
const between = (t, from, to) => ease((t - from) / (to - from));
const shown = (t, from) => between(t, from, from + 0.6);

/** A Chinese character is as wide as it is high; a Latin one about half of that. */
const ems = (line) => Array.from(line).reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.56), 0);
/** The size at which all the lines stay within a width. */
const fitted = (lines, size, width = REACH) =>
  Math.min(size, Math.floor(width / Math.max(...lines.map((line) => ems(line)))));

/** Lines below each other, each a breath after the one before. */
const lead = (lines, t, from, size = 48) =>
  lines
    .map((line, index) => words(EDGE, 190 + index * 66, line, t, from[index], { size: fitted(lines, size) }))
    .join('');

function words(x, y, line, t, from, options = {}) {
  const seen = shown(t, from);
  return text(x, y + (1 - seen) * 14, line, {
    size: 44,
    fill: INK,
    weight: 700,
    family: SERIF,
    opacity: seen,
    ...options,
  });
}

/** A numbered thing to do: the figure in the ring, its name beside it. */
const todo = (figure, name, note) => (t) =>
  `<g opacity="${shown(t, 0).toFixed(3)}"><circle cx="${CENTRE[0]}" cy="${CENTRE[1]}" r="118" fill="#0b1429" fill-opacity=".45" stroke="#d8b777"/><circle cx="${CENTRE[0]}" cy="${CENTRE[1]}" r="127" fill="none" stroke="#d8b777" stroke-width="8" stroke-dasharray="1 10.08" opacity=".8"/>` +
  `${text(CENTRE[0], CENTRE[1] + 46, figure, { size: 130, fill: GOLD, anchor: 'middle' })}</g>` +
  words(EDGE, 196, name, t, 0.3, { size: fitted([name], 58) }) +
  note
    .map((line, index) =>
      words(EDGE, 266 + index * 46, line, t, 0.8 + index * 0.5, {
        size: fitted(note, 30),
        weight: 400,
        family: SANS,
        fill: GOLD,
      }),
    )
    .join('');

const scene = (object, lines) => (t) =>
  `<g opacity="${shown(t, 0).toFixed(3)}">${emblem({ name: object, centre: CENTRE, radius: 118 })}</g>` +
  lead(
    lines,
    t,
    lines.map((_, index) => 0.3 + index * 0.7),
  );

const centred = (x, y, line, options = {}) =>
  text(x, y, line, { size: 22, fill: INK, anchor: 'middle', ...options });

function phone(x, y, t, from, body) {
  const seen = shown(t, from);
  return `<g transform="translate(${x} ${(y + (1 - seen) * 20).toFixed(1)})" opacity="${seen.toFixed(3)}"><rect width="208" height="316" rx="16" fill="#0b1429" fill-opacity=".72" stroke="#f4ead2" stroke-width="2"/><path d="M84 298h40" stroke="#f4ead2" stroke-width="2"/>${body}</g>`;
}

const row = (x, y, name, figure, opacity) =>
  `<g opacity="${opacity.toFixed(3)}">${text(x, y, name, { size: 18, fill: '#a8b6d0' })}${text(x, y + 32, figure, { size: fitted([figure], 27, 180), fill: INK })}<path d="M${x} ${y + 50}h160" stroke="#53699a"/></g>`;

/** What a shared screen gives away. */
const secretsIn = (w) => [
  [w('密码', 'Password'), '••••••'],
  [w('短信验证码', 'Code by text'), '4 8 1 •••'],
  [w('账户余额', 'Balance'), w('23,060.18 元', 'CNY 23,060.18')],
];

const of = (language) => (zh, en) => (language === 'en' ? en : zh);

/** The films with the words of a language, zh-CN or en, drawn in their pictures. */
export const filmsIn = (language) =>
  filmsWith(of(language)).map((film) => ({
    ...film,
    // Fonts for Chinese draw quotation marks as wide as a character where not told otherwise.
    features: language === 'en' ? ' style="font-feature-settings:\'pwid\'"' : '',
  }));

/** `w` picks one of two wordings, the Chinese and the English one. */
const filmsWith = (w) => [
  {
    file: 'loan-cancel',
    palette: 'night',
    seed: 71,
    poster: 2.6,
    scenes: [
      {
        seconds: 5,
        say: '接到电话，说您的贷款账户今天必须注销，否则影响征信。',
        english: 'A caller says your loan account must be cancelled\ntoday, or your credit record suffers.',
        draw: (t) => {
          const ring = Math.sin(t * 9) * (t % 2 < 1 ? 5 : 0);
          return (
            `<g transform="rotate(${ring.toFixed(2)} ${CENTRE[0]} ${CENTRE[1]})">${scene('hotline', [])(t)}</g>` +
            lead(w(['“注销贷款账户”', '的来电'], ['A call about', '“cancelling a loan”']), t, [0.3, 0.9])
          );
        },
      },
      {
        seconds: 5,
        say: '征信记录来自真实的借款和还款，\n没有账户需要靠转账来注销。',
        english: 'Credit records come from real borrowing.\nNo account is closed by paying money.',
        draw: (t) => {
          const cross = between(t, 1.4, 2.2);
          return (
            scene(
              'guarantee',
              w(['转账“销户”', '没有这回事'], ['Paying to close a loan?', 'No such thing']),
            )(t) +
            `<path d="M${CENTRE[0] - 84} ${CENTRE[1] - 84}l${(168 * cross).toFixed(1)} ${(168 * cross).toFixed(1)}" stroke="#ec7a5e" stroke-width="9" opacity="${cross > 0 ? 0.95 : 0}"/>`
          );
        },
      },
      {
        seconds: 4.5,
        say: '第一件事，挂断。不下载软件，\n不共享屏幕，不念验证码。',
        english: 'First, hang up. Install nothing,\nshare no screen, read out no codes.',
        draw: todo(
          '1',
          w('挂断', 'Hang up'),
          w(['不下载，不共享，不念验证码'], ['Install nothing, share nothing,', 'read out no codes']),
        ),
      },
      {
        seconds: 4.5,
        say: '第二件事，自己拨打官方热线核实，\n不回拨来电号码。',
        english: 'Second, dial the official hotline yourself.\nDo not call back the number shown.',
        draw: todo('2', w('自己拨号', 'Dial yourself'), w(['官方热线 95526'], ['Official hotline 95526'])),
      },
      {
        seconds: 5,
        say: '第三件事，如果已经转账，立即拨打 110，\n同时拨打 95526 请求紧急止付。',
        english: 'Third, if you have paid, call 110 at once,\nand ask 95526 to stop the payment.',
        draw: todo(
          '3',
          w('止付、报警', 'Stop it, report it'),
          w(['110', '95526'], ['Police 110', 'Stop the payment 95526']),
        ),
      },
      {
        seconds: 3,
        say: '凡是催您马上转账的，都值得慢一分钟。',
        english: 'If you are rushed to pay,\ntake another minute.',
        draw: (t) =>
          words(EDGE, 206, w('慢一分钟，再决定', 'Decide a minute later'), t, 0.1, {
            size: w(56, 44),
          }) +
          words(EDGE, 270, w('北曜银行　95526', 'Bank of Beiyao  95526'), t, 0.6, {
            size: 26,
            weight: 400,
            family: SANS,
            fill: GOLD,
          }),
      },
    ],
  },
  {
    file: 'screen-share',
    palette: 'slate',
    seed: 23,
    poster: 12.5,
    scenes: [
      {
        seconds: 4.5,
        say: '有人请您共享屏幕，\n说要教您退费、取消业务。',
        english: 'Someone asks you to share your screen,\nfor a refund or to cancel a service.',
        draw: (t) =>
          phone(
            610,
            40,
            t,
            0.1,
            w(['客服邀请您', '共享屏幕'], ['Support asks you', 'to share your', 'screen'])
              .map((line, index) => centred(104, 118 + index * 34, line, { size: w(24, 21) }))
              .join('') +
              `<rect x="34" y="${w(206, 216)}" width="140" height="46" rx="2" fill="#53699a"/>${centred(104, w(237, 247), w('同意？', 'Agree?'))}`,
          ) +
          lead(
            w(['“我教您操作', '共享一下屏幕”'], ['“I’ll show you how:', 'just share your screen”']),
            t,
            [0.3, 0.9],
          ),
      },
      {
        seconds: 4.5,
        say: '共享以后，您屏幕上的一切，\n对方都看得见。',
        english: 'Once you share, the other side sees\neverything on your screen.',
        draw: (t) => two(t, 0, w),
      },
      {
        seconds: 5.5,
        say: '密码、短信验证码、账户余额，一样不少。',
        english: 'Passwords, codes by text, balances:\nall of it.',
        draw: (t) => two(t + 10, Math.min(3, t / 1.2), w),
      },
      {
        seconds: 4.5,
        say: '看到“正在共享”的提示，\n先停下，关掉共享。',
        english: 'If you see “sharing” on the screen,\nstop first, and end the sharing.',
        draw: (t) =>
          phone(
            610,
            40,
            t,
            0,
            `<rect x="14" y="20" width="180" height="40" rx="2" fill="#9c2e15"/>${centred(104, 48, w('正在共享屏幕', 'Sharing screen'))}<rect x="34" y="206" width="140" height="46" rx="2" fill="none" stroke="#ead3a4" stroke-width="2"/>${centred(104, 237, w('停止共享', 'Stop sharing'), { fill: GOLD })}`,
          ) + lead(w(['看到这条提示', '先停下'], ['If you see this notice,', 'stop first']), t, [0.3, 0.9]),
      },
      {
        seconds: 5,
        say: '银行工作人员不会请您共享屏幕。\n不会操作，就到网点，我们当面帮您。',
        english: 'Bank staff never ask to share your screen.\nNeed help? Come to a branch.',
        draw: (t) =>
          scene(
            'branch',
            w(['银行不会要求', '共享屏幕'], ['Banks do not ask you', 'to share your screen']),
          )(t),
      },
    ],
  },
  {
    file: 'rent',
    palette: 'teal',
    seed: 59,
    poster: 2.4,
    scenes: [
      {
        seconds: 4.5,
        say: '中介说，押一付一，\n下载一个软件就能月付。',
        english: '“A month’s deposit, then pay by the month;\njust install an app.”',
        draw: scene('house', w(['“下载软件', '就能月付”'], ['“Install an app,', 'pay by the month”'])),
      },
      {
        seconds: 5,
        say: '先看合同名称。\n写着“借款”“分期”，就是贷款。',
        english: 'Read the name of the contract first.\n“Loan” or “instalment” means you borrow.',
        draw: (t) => {
          const turn = between(t, 1.4, 2);
          return (
            `<g opacity="${shown(t, 0).toFixed(3)}"><rect x="592" y="46" width="244" height="300" fill="#fbf9f4"/>` +
            text(714, 104, w('租房服务协议', 'Tenancy service'), {
              size: w(26, 24),
              fill: '#14213f',
              weight: 700,
              family: SERIF,
              anchor: 'middle',
              opacity: 1 - turn,
            }) +
            text(714, 104, w('个人借款合同', 'Personal loan contract'), {
              size: w(26, 19),
              fill: '#9c2e15',
              weight: 700,
              family: SERIF,
              anchor: 'middle',
              opacity: turn,
            }) +
            `<path d="M622 138h184M622 164h184M622 190h150M622 226h184M622 252h184M622 278h120" stroke="#dad1be" stroke-width="3"/></g>` +
            lead(w(['合同名称', '看清了吗'], ['Have you read', 'the contract’s name?']), t, [0.3, 1.4])
          );
        },
      },
      {
        seconds: 5,
        say: '钱一次付给中介，\n还款的人却是您。',
        english: 'The money goes to the agent in one sum.\nThe one who repays is you.',
        draw: (t) => {
          const first = between(t, 0.6, 1.5);
          const second = between(t, 2, 2.9);
          const who = (x, y, name) =>
            `<circle cx="${x}" cy="${y}" r="52" fill="#0b1429" fill-opacity=".55" stroke="#d8b777" stroke-width="1.500"/>${centred(x, y + 9, name, { size: 24 })}`;
          return (
            who(714, 84, w('贷款机构', 'Lender')) +
            who(582, 300, w('中介', 'Agent')) +
            who(846, 300, w('您', 'You')) +
            `<path d="M684 134L${(684 - 66 * first).toFixed(1)} ${(134 + 110 * first).toFixed(1)}" stroke="#ead3a4" stroke-width="4"/><path d="M820 248L${(820 - 72 * second).toFixed(1)} ${(248 - 118 * second).toFixed(1)}" stroke="#ec7a5e" stroke-width="4"/>` +
            text(600, 196, w('放款', 'Lends'), { size: 20, fill: GOLD, anchor: 'end', opacity: first }) +
            text(826, 186, w('还款', 'Repay'), { size: 20, fill: '#f4b8a6', opacity: second }) +
            lead(
              w(['钱给了中介', '账记在您名下'], ['The agent has the', 'money; you owe it']),
              t,
              [0.4, 1.8],
              w(48, 42),
            )
          );
        },
      },
      {
        seconds: 4.5,
        say: '中介失联，房子没了，\n贷款还要还满 12 期。',
        english: 'The agent is gone, and so is the flat.\nThe loan still runs for 12 instalments.',
        draw: todo(
          '12',
          w('12 期', '12 instalments'),
          w(['房子没了，贷款还在'], ['The flat is gone, the loan is not']),
        ),
      },
      {
        seconds: 5,
        say: '合同名称、收款人、还款人，\n三处看清，再点同意。',
        english: 'The contract, the payee, the borrower:\nread all three before you agree.',
        draw: (t) =>
          scene('check', w(['三处看清', '再点同意'], ['Read three things', 'before you agree']))(t),
      },
    ],
  },
];

/** Two phones that light up together; `taken` of the three secrets have gone across. */
function two(t, taken, w) {
  const secrets = secretsIn(w);
  const mine = secrets.map(([name, figure], index) => row(24, 62 + index * 78, name, figure, 1)).join('');
  const theirs = secrets
    .map(([name, figure], index) => row(24, 62 + index * 78, name, figure, ease(taken - index)))
    .join('');
  const label = (x, name) => centred(x, 386, name, { fill: GOLD });
  return (
    phone(176, 40, t, 0, mine) +
    phone(576, 40, t, 0.8, theirs) +
    label(280, w('您的手机', 'Your phone')) +
    label(680, w('对方的手机', 'Their phone')) +
    `<path d="M408 198h140m-14-10l14 10-14 10" fill="none" stroke="#ead3a4" stroke-width="2.500" opacity="${shown(t, 0.8).toFixed(3)}"/>`
  );
}

export const lengthOf = (film) => film.scenes.reduce((sum, { seconds }) => sum + seconds, 0);

/** One frame, at a second of the film. */
export function frame(film, second) {
  let start = 0;
  let current = film.scenes[0];
  for (const candidate of film.scenes) {
    current = candidate;
    if (second < start + candidate.seconds) break;
    start += candidate.seconds;
  }
  const t = Math.min(second - start, current.seconds);
  const leaving = current === film.scenes.at(-1) ? 1 : 1 - between(t, current.seconds - 0.4, current.seconds);
  const ground = landscape({
    id: 'f',
    width: WIDTH,
    height: HEIGHT,
    palette: film.palette,
    seed: film.seed,
    centre: CENTRE,
    turn: second * 0.004,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"${film.features}><defs>${ground.defs}</defs>${ground.sky}${ground.ground}` +
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="#0b1429" opacity=".26"/><g opacity="${leaving.toFixed(3)}">${current.draw(t)}</g></svg>`
  );
}

const stamp = (second) => {
  const minutes = String(Math.floor(second / 60)).padStart(2, '0');
  return `${minutes}:${(second % 60).toFixed(3).padStart(6, '0')}`;
};

/** WebVTT of a language, zh-CN or en: a cue a scene, with a breath before and after. */
export function captions(film, language) {
  let start = 0;
  const cues = film.scenes.map(({ seconds, say, english }) => {
    const spoken = language === 'en' ? english : say;
    const cue = `${stamp(start + 0.1)} --> ${stamp(start + seconds - 0.1)}\n${escaped(spoken)}`;
    start += seconds;
    return cue;
  });
  return `WEBVTT\nLanguage: ${language}\n\n${cues.join('\n\n')}\n`;
}
