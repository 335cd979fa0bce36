import { type CreditCard, type Merchant, type Position, distanceBetween, beijingDay } from '@bank/contract';
import type { HandlersOf } from '../../base/handler.ts';
import { keywordMatches } from '../../base/keyword/keyword-matches.ts';
import { pageOf } from '../../base/page-of.ts';
import { NotFound } from '../../base/problems.ts';
import { cardIndex } from './card-index.ts';
import { merchantIndex } from './merchant-index.ts';
import { workedExamples } from './points-examples.ts';

const SIMILAR_SHOWN = 3;
const NEARBY_SHOWN = 4;
/** Across a city at most: nobody goes further for a lunch. */
const NEARBY_M = 20_000;

export const cardHandlers = {
  async cardList({ content }, request) {
    const { language, cardOrgs, cardLevels, themes, waivers, keyword, cardIds } = request;
    const index = await cardIndex(content, language);
    const allows = <Code>(wanted: readonly Code[], code: Code) =>
      wanted.length === 0 || wanted.includes(code);
    const found =
      cardIds.length > 0
        ? cardIds.flatMap((id) => index.filter(({ entity }) => entity.id === id))
        : index.filter(
            (entry) =>
              allows(cardOrgs, entry.entity.cardOrg) &&
              allows(cardLevels, entry.entity.cardLevel) &&
              allows(waivers, entry.entity.waiver) &&
              (themes.length === 0 || entry.entity.themes.some((theme) => themes.includes(theme))) &&
              keywordMatches(entry, keyword),
          );
    return pageOf(
      found.map(({ entity }) => entity),
      request,
    );
  },

  async cardDetail({ content }, { language, id }) {
    const cards = (await cardIndex(content, language)).map(({ entity }) => entity);
    const card = cards.find((one) => one.id === id);
    if (card === undefined) throw new NotFound(`There is no credit card ${id} in ${language}`);
    const shared = (other: CreditCard) => other.themes.filter((theme) => card.themes.includes(theme)).length;
    const similar = cards
      .filter((one) => one.id !== id && shared(one) > 0)
      .toSorted((a, b) => shared(b) - shared(a))
      .slice(0, SIMILAR_SHOWN);
    return { ...card, similar };
  },

  async merchantList({ content }, request) {
    const { language, city, merchantTypes, keyword, state } = request;
    const inState = (await merchantIndex(content, language)).filter(({ entity }) => entity.state === state);
    const found = inState.filter(
      (entry) =>
        (city === undefined || entry.entity.cityCode === city) &&
        (merchantTypes.length === 0 || merchantTypes.includes(entry.entity.merchantType)) &&
        keywordMatches(entry, keyword),
    );
    const merchants = found.map(({ entity }) => entity);
    return {
      ...pageOf(merchants, request),
      cities: citiesOf(inState.map(({ entity }) => entity)),
      places: city === undefined ? [] : merchants.flatMap(placeInCity),
    };
  },

  async merchantDetail({ content }, { language, id }) {
    const merchants = (await merchantIndex(content, language)).map(({ entity }) => entity);
    const merchant = merchants.find((one) => one.id === id);
    if (merchant === undefined) throw new NotFound(`There is no preferred merchant ${id} in ${language}`);
    return { ...merchant, nearby: nearbyOf(merchant, merchants) };
  },

  async pointsRules({ content }, { language }) {
    const today = beijingDay(content.version.at);
    const versions = await content.list('points-rules', language);
    const inForce = versions.find(({ body }) => body.effectiveDate <= today);
    if (inForce === undefined) throw new NotFound(`No rules for points are in force in ${language}`);
    return { ...inForce.body, examples: workedExamples(inForce.body) };
  },

  async instalmentPlans({ content }, { language }) {
    const today = beijingDay(content.version.at);
    const plans = (await content.list('instalment-plan', language))
      .map(({ body }) => body)
      .filter(({ effectiveDate }) => effectiveDate <= today);
    // The newest of a kind and term is in force; a list is ordered newest first within them.
    const seen = new Set<string>();
    return plans.filter(({ kind, months }) => {
      const name = `${kind} ${months}`;
      return !seen.has(name) && seen.add(name);
    });
  },
} satisfies HandlersOf<
  'cardList' | 'cardDetail' | 'merchantList' | 'merchantDetail' | 'pointsRules' | 'instalmentPlans'
>;

function placeInCity({ id, name, district = '', lngWgs, latWgs }: Merchant) {
  return lngWgs === undefined || latWgs === undefined ? [] : [{ id, name, district, lngWgs, latWgs }];
}

function citiesOf(merchants: readonly Merchant[]) {
  const cities = new Map<string, { code: string; name: string; count: number }>();
  for (const { cityCode, city } of merchants) {
    if (cityCode === undefined || city === undefined) continue;
    const known = cities.get(cityCode);
    if (known === undefined) cities.set(cityCode, { code: cityCode, name: city, count: 1 });
    else known.count += 1;
  }
  return [...cities.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

function nearbyOf(merchant: Merchant, merchants: readonly Merchant[]): Merchant[] {
  const here = placeOf(merchant);
  if (here === undefined) return [];
  return merchants
    .flatMap((other) => {
      const there = placeOf(other);
      if (other.id === merchant.id || other.state !== 'CURRENT' || there === undefined) return [];
      return [{ ...other, distance: Math.round(distanceBetween(here, there)) }];
    })
    .filter(({ distance }) => distance <= NEARBY_M)
    .toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
    .slice(0, NEARBY_SHOWN);
}

function placeOf({ lngWgs, latWgs }: Merchant): Position | undefined {
  return lngWgs === undefined || latWgs === undefined ? undefined : { lng: lngWgs, lat: latWgs };
}
