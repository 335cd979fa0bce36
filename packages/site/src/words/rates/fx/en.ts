import { otherCurrencyNames } from '@bank/contract/names/en/other-currency-names';
import type { WordsLike } from '../../loading/messages.ts';
import type { fx as chinese } from './zh-cn.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const fx = {
  'fx.otherNames': otherCurrencyNames,
  'fx.published': 'Published, Beijing time',
  'fx.basis':
    'Yuan per 100 units of foreign currency. Dealing rates are confirmed at the time of the transaction.',
  'fx.fetched': (time) => `Fetched at ${time}`,
  'fx.auto': 'Refreshes every 60 seconds',
  'fx.autoPaused': 'Automatic refresh is paused',
  'fx.refresh': 'Refresh',
  'fx.refreshing': 'Refreshing',
  'fx.pause': 'Pause refresh',
  'fx.resume': 'Resume refresh',
  'fx.export': 'Export',
  'fx.exportLabel': 'Export today’s rates as a CSV file',
  'fx.print': 'Print',
  'fx.unchanged': (time) => `Checked at ${time}: no rate has changed.`,
  'fx.changed': (names, count) =>
    count > 3 ? `Rates updated: ${names} and ${count - 3} more have changed.` : `Rates updated: ${names}.`,
  'fx.nameSeparator': ', ',
  'fx.failed':
    'Rates are not available right now; the table shows the last ones received. They will refresh when the connection returns, or call {hotline}.',
  'fx.stale': (age) =>
    `The rates have not been updated for more than ${age}. Call {hotline} before you deal. On public holidays the market is closed until the next working day.`,
  'fx.closed':
    'Rates are not being quoted now (working days 09:30–23:00). The table shows the last ones published.',
  'fx.unscripted':
    'Between 09:30 and 23:00 on working days, rates published more than 30 minutes ago may be out of date: reload the page, or call {hotline}.',
  'fx.ageMinutes': (count) => counted(count, 'minute'),
  'fx.ageHours': (count) => counted(count, 'hour'),
  'fx.ageDays': (count) => counted(count, 'day'),

  'fx.find': 'Find a currency',
  'fx.findHint': 'Code or name, such as USD or dollar',
  'fx.findGo': 'Find',
  'fx.findClear': 'Show all currencies',
  'fx.found': (count, total) =>
    count === total ? `${total} foreign currencies` : `${count} of ${total} currencies found`,
  'fx.findNone': (keyword) =>
    `No currency matches “${keyword}”. We publish rates for the currencies in this table only.`,
  'fx.table': 'Exchange rates: yuan per 100 units of foreign currency',
  'fx.currency': 'Currency',
  'fx.unit': 'Units',
  'fx.bankBuys': 'Bank buys',
  'fx.bankSells': 'Bank sells',
  'fx.spot': 'Transfer',
  'fx.cash': 'Notes',
  'fx.middle': 'Middle',
  'fx.change': 'Change',
  'fx.changeNote':
    'Change: the buying rate for transfers against the previous close. As is usual in China, red ▲ is up and green ▼ is down.',
  'fx.time': 'Published',
  'fx.notTraded': 'Not traded',
  'fx.was': (before) => `Just updated, was ${before}`,
  'fx.pin': (name) => `Keep ${name} at the top`,
  'fx.pinned': 'Favourites stand first. They are kept on this device only.',
  'fx.showHistory': (name) => `Show the history of the ${name}`,
  'fx.feeds': 'Follow these rates',
  'fx.feedAtom': 'Atom, for readers',
  'fx.feedJson': 'JSON, for programs',
  'fx.feedTitle': 'Exchange rates',

  'fx.converter': 'Converter',
  'fx.have': 'I have',
  'fx.amount': 'Amount',
  'fx.want': 'I want',
  'fx.choose': 'Choose a currency',
  'fx.yuan': 'Renminbi',
  'fx.swap': 'Swap the currencies',
  'fx.of': 'The amount is',
  'fx.ofPay': 'what I pay',
  'fx.ofGet': 'what I receive',
  'fx.by': 'I deal in',
  'fx.bySpot': 'transfers',
  'fx.byCash': 'notes and coins',
  'fx.convert': 'Convert',
  'fx.gets': 'You receive',
  'fx.pays': 'You pay',
  'fx.money': (_name, code) => code,
  'fx.pair': (_name, code, unit) => `${code} ${unit}, transfers we buy`,
  'fx.rateJoin': ' and ',
  'fx.rateNames': {
    spotBuy: 'transfer buying rate',
    cashBuy: 'note buying rate',
    spotSell: 'transfer selling rate',
    cashSell: 'note selling rate',
    middleRate: 'middle rate',
  },
  'fx.stepSell': (_name, code, rate, of) => `You sell ${code} at the ${rate} (${of})`,
  'fx.stepBuy': (_name, code, rate, of) => `You buy ${code} at the ${rate} (${of})`,
  'fx.stepNumber': (number) => `Step ${number}`,
  'fx.stepUp': ', rounded up so that it is enough',
  'fx.announce': (pays, gets, rates) => `${pays} gives ${gets} at the ${rates}.`,
  'fx.same': 'Both sides are the same currency. Choose another one.',
  'fx.noRate': (name, rate) =>
    `There is no ${rate} for ${name} at present. Choose another way to deal, or call {hotline}.`,

  'fx.which': 'Which rate applies to me',
  'fx.whichLead':
    '“Buy” and “sell” are from our point of view: when you sell us foreign money, our buying rate applies; when you buy it from us, our selling rate does. Transfers and accounts use transfer rates, notes and coins use note rates.',
  'fx.whichTable': 'Which rate applies to what you want to do',
  'fx.whichDeed': 'What you want to do',
  'fx.whichRate': 'Rate that applies',
  'fx.whichExample': (amount) => `Example: ${amount}`,
  'fx.whichTransferIn': 'Turn a transfer from abroad into yuan',
  'fx.whichNotesIn': 'Turn foreign notes into yuan',
  'fx.whichTransferOut': 'Buy foreign currency to send abroad, such as tuition fees',
  'fx.whichNotesOut': 'Buy foreign notes before a journey',
  'fx.whichCross': (_to, code) => `Change foreign currency into another one, such as ${code}`,
  'fx.whichCrossRate': 'First the transfer buying rate into yuan, then the transfer selling rate',
  'fx.whichGets': (amount) => `You receive ${amount}`,
  'fx.whichPays': (amount) => `You pay ${amount}`,
  'fx.whichCash': 'Why banknotes fetch less',
  'fx.whichCashText':
    'Banknotes have to be counted, authenticated, stored and transported. The note buying rate reflects that cost.',
  'fx.whichMiddle': 'What the middle rate is for',
  'fx.whichMiddleText':
    'It lies between the buying and selling rates and is used to follow the market and to translate accounts. No transactions are carried out at it.',

  'fx.whichHours': 'When you can deal',
  'fx.whichHoursText':
    'Individuals buy and sell in Mobile Banking and online banking from 08:30 to 23:00 every day, and send money abroad on working days from 08:30 to 17:00. Rates are updated on working days, 09:30–23:00; see our notices for public holidays.',

  'fx.whichRounding': 'How the converter rounds',
  'fx.rounding':
    'Calculated step by step; each amount is rounded to the smallest unit of its currency, halves up (yen and won to 1, others to 0.01). Foreign money sold to reach a wanted amount is rounded up. Fees are not included.',

  'fx.history': (name) => `History: ${name} against the yuan`,
  'fx.dayTitle': (name: string) => `${name}: every quote of the day`,
  'fx.dayFile': 'Download the day (CSV)',
  'fx.dayDate': 'Day',
  'fx.dayTime': 'Time',
  'fx.dayWrongTime': 'Time must be between 00:00 and 23:59, such as 14:30',
  'fx.dayAsk': 'Find the quote',
  'fx.dayAnswer': (asked: string, published: string) =>
    `At ${asked} the quote published on ${published} was in force.`,
  'fx.dayNoAnswer': (asked: string) => `No quote is known up to ${asked}. Choose another day or time.`,
  'fx.dayNone': (day: string) => `There are no quotes of ${day}. Choose another day.`,
  'fx.dayTable': (count: number) => (count === 1 ? 'See the one quote' : `See all ${count} quotes`),
  'fx.dayNote': (unit: number) =>
    `CNY per ${unit} units of the currency, Beijing time. The spread is how far we sell above what we buy at; a point is CNY\u00a00.0001 for one unit, and per cent are of the middle rate. Earlier quotes are demonstration data.`,
  'fx.dayConclusion': ({ day, count, first, last, low, high }) =>
    `${day}: ${counted(count, 'quote')}, middle rate from ${first} to ${last}, lowest ${low}, highest ${high}`,
  'fx.spread': 'Spread',
  'fx.spreadOf': (points: string, percent: string) => `${points} points (${percent})`,
  'fx.spreadPoints': 'Spread (points)',
  'fx.spreadPercent': 'Spread (%)',
  'fx.historyUnit': (unit, _name, code) => `Yuan per ${code} ${unit}, close of each day`,
  'fx.historyToday': (time) => `; the last point is the rate of ${time}`,
  'fx.historyChange': 'Middle, daily change',
  'fx.description': (name) =>
    `Buying and selling rates of the ${name} against the yuan, in cash and by transfer, with their history, a converter and the time of publication.`,
  'fx.title': (name) => `${name} exchange rates`,
} satisfies WordsLike<typeof chinese>;
