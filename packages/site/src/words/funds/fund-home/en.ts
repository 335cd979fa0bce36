import type { WordsLike } from '../../loading/messages.ts';
import type { fundHome as chinese } from './zh-cn.ts';

export const fundHome = {
  'zone.lead': (count) =>
    `${count} funds that we distribute: first how they swing and fall, then what they return.`,
  'zone.search': 'Find a fund',
  'zone.searchFound': (count) =>
    count === 1
      ? '1 fund found; choose it to see it in the field'
      : `${count} funds found; choose one to see it in the field`,
  'zone.searchNone': (keyword) => `No fund has to do with “${keyword}”.`,
  'zone.searchYoung': 'Younger than a year; see its details',
  'zone.searchAll': 'See all results in the list',

  'zone.field': 'Risk and return at a glance',
  'zone.fieldText': (day) =>
    `Each star is a fund. Further right swings more, further up returned more over one year. As of ${day}`,
  'zone.levels': 'Filter by risk level',
  'zone.everyLevel': 'All',
  'zone.axisX': 'Volatility a year (root scale) →',
  'zone.axisY': '↑ Return, 1 year',
  'zone.trail': (ratio) => `Sharpe ${ratio}`,
  'zone.fieldLabel': (count, { calm, wild, low, high }) =>
    `Volatility and one-year return of ${count} funds: volatility from ${calm} to ${wild}, return from ${low} to ${high}`,
  'zone.fieldKeys':
    'Arrow keys move to the nearest fund, Home and End to the calmest and the wildest, Enter adds it to the comparison or takes it out; stars can be clicked.',
  'zone.types': 'Types of funds',
  'zone.asTable': 'View as table',
  'zone.asField': 'View as field',
  'zone.csv': 'Download CSV',
  'zone.tableCaption': (page, pages) =>
    `Risk and return over one year, highest Sharpe ratio first, page ${page} of ${pages}`,
  'zone.tablePages': 'Pages of risk and return',
  'zone.notDrawn': (young, raising, ended) => {
    const kinds = [
      ...(young === 0 ? [] : [`${young} younger than a year`]),
      ...(raising === 0 ? [] : [`${raising} in the initial offer`]),
      ...(ended === 0 ? [] : [`${ended} terminated`]),
    ];
    return kinds.length === 0 ? '' : `Not drawn: ${kinds.join(', ')}. `;
  },
  'zone.note': (riskFree) =>
    `Returns count distributions as reinvested. Volatility is the standard deviation of daily logarithmic returns times the root of 244.${
      riskFree === ''
        ? ''
        : ` Sharpe ratios take our one-year deposit, ${riskFree}, as the rate without risk.`
    } Along a dotted line the Sharpe ratio is the same. Past performance is no guide to the future.`,
  'zone.methods': 'How each figure is worked out',
  'zone.empty': 'There is no fund of a year yet to be drawn.',

  'zone.name': 'Fund',
  'zone.year': 'Return, 1 year',
  'zone.volatility': 'Volatility a year',
  'zone.fall': 'Deepest fall',
  'zone.sharpe': 'Sharpe ratio',
  'zone.place': 'Rank by return in its type',
  'zone.recovery': 'Time to recover',
  'zone.months': (months) => (months === 1 ? '1 month' : `${months} months`),
  'zone.notRecovered': 'not yet',
  'zone.noFall': 'no fall',
  'zone.notApplicable': 'n/a',
  'zone.placeOf': (place, of) => `${place} / ${of}`,
  'zone.curve': (from, to, change) => `Growth from ${from} to ${to}: ${change}`,
  'zone.curveComing': 'Fetching the curve',
  'zone.curveFailed': 'The curve did not arrive. Please choose the fund again in a moment.',
  'zone.add': 'Add to comparison',
  'zone.takeOut': 'Take out',
  'zone.details': 'See details',
  'zone.readout': ({ name, type, risk, year, volatility, fall, sharpe, place }) =>
    `${name}, ${type}, ${risk}: one-year return ${year}, volatility ${volatility}, deepest fall ${fall}, Sharpe ratio ${sharpe}, rank ${place}`,

  'zone.falls': 'How deep they fell',
  'zone.fallsText':
    'From the highest to the lowest point within one year. A line is a fund, a dot is the median of its type',
  'zone.fallsLabel': (types) => `Median of the deepest falls within one year: ${types}`,
  'zone.fallsCount': 'Funds',
  'zone.fallsMedian': 'Median',
  'zone.fallsMildest': 'Least',
  'zone.fallsDeepest': 'Deepest',
  'zone.fallsOf': (type, median, deepest) => `${type} ${median}, deepest ${deepest}`,
  'zone.fallsPick': (name, fall) => `The cinnabar line is ${name}, chosen above: ${fall}, `,
  'zone.fallsBetter': (type) => `less than the median of ${type}. `,
  'zone.fallsWorse': (type) => `more than the median of ${type}. `,
  'zone.fallsSame': (type) => `as the median of ${type}. `,
  'zone.fallsRecovered': (low, months) =>
    `Lowest on ${low}, recovered within ${months === 1 ? 'a month' : `${months} months`}.`,
  'zone.fallsOpen': (low) => `Lowest on ${low}, not yet recovered.`,

  'zone.ranking': 'Top funds over one year',
  'zone.rankingText': 'Return and deepest fall on one axis',
  'zone.rankingTypes': 'Ranking by type',
  'zone.rankingAll': (count) => `All ${count} funds`,
  'zone.trend': 'One-year trend',
  'zone.deepest': 'Deepest',
  'zone.trendConclusion': (change) => `Growth over one year ${change}`,

  'zone.news': 'News and notices',
  'zone.nothing': 'Nothing here yet',
} satisfies WordsLike<typeof chinese>;
