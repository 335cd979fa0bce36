import type { Branch, DirectAnswer, Language } from '@bank/contract';
import type { ContentSnapshot } from '@bank/store';
import { branchIndex } from '../../branches/branch-index.ts';
import { nearOf } from '../../branches/by-distance.ts';
import { oneSpelling } from '../../../base/keyword/spelling.ts';
import { perSnapshot } from '../../../base/per-snapshot.ts';
import { branchesNamed } from './branch-answer.ts';
import type { FindAnswer } from './find-answer.ts';
import { withoutHours } from './hours-words.ts';

const SHOWN = 3;
/** A street that more branches stand in than this is no place but a common word. */
const AT_ONE_PLACE = 30;

/** What people look for at a place. */
const BRANCH =
  /(?:附近|周边|周围)?(?:的)?(?:有)?(?:哪些|什么|没有)?(?:营业网点|银行网点|网点|支行|分行|营业厅|营业部)(?:地址|电话|在哪|在哪里|查询|分布)?$/u;
const BRANCH_ENGLISH =
  /^(?:the )?(?:nearest )?(?:bank )?(?:branch(?:es)?|bank)\s(?:in|near|at|around)\s|\s(?:branch(?:es)?)$/u;
const NEAR = /(?:附近|周边|周围)$|^(?:near|around)\s/u;
const WANTS_NEAR = /附近|周边|周围|\b(?:near|nearest|around)\b/u;

interface Area {
  names: readonly string[];
  codes: { province: string; city?: string; district?: string };
  name: string;
}

/** Branches by area or street: 上海 网点, 朝阳区支行, 中关村附近的网点, branches in Shanghai. */
export const branchesAnswer: FindAnswer = async ({ content }, language, asked) => {
  const text = withoutHours(asked.text);
  const named = await branchesNamed(content, language, withoutHours(asked.flat));
  if (named.length > 1) {
    const name = placeOf(text) ?? text;
    return answerOf(asTyped(name, asked.typed), named, { keyword: name });
  }
  const place = named.length === 1 ? undefined : placeOf(text);
  if (place === undefined) return undefined;
  const { inOrder } = await branchIndex(content, language);
  const all = inOrder.map(({ branch }) => branch);
  // A street of two cities is two places.
  const nearby = ([only, ...others]: readonly Branch[]) =>
    only !== undefined && others.length === 0 && WANTS_NEAR.test(text) ? nearOf(only, all, SHOWN - 1) : [];
  const area = (await areas(content, language)).get(place);
  if (area !== undefined) {
    const { province, city, district } = area.codes;
    const within = all.filter(
      (branch) =>
        branch.provinceCode === province &&
        (city === undefined || branch.cityCode === city) &&
        (district === undefined || branch.districtCode === district),
    );
    return answerOf(area.name, within, area.codes, nearby(within));
  }
  const around = inOrder.filter(({ text: said }) => said.includes(place)).map(({ branch }) => branch);
  if (around.length > AT_ONE_PLACE) return undefined;
  return answerOf(asTyped(place, asked.typed), around, { keyword: place }, nearby(around));
};

type Where = Partial<
  Pick<Extract<DirectAnswer, { kind: 'BRANCHES' }>, 'province' | 'city' | 'district' | 'keyword'>
>;

function answerOf(
  place: string,
  found: readonly Branch[],
  where: Where,
  near: readonly Branch[] = [],
): DirectAnswer | undefined {
  if (found.length === 0) return undefined;
  return {
    kind: 'BRANCHES',
    place,
    ...where,
    total: found.length,
    branches: [...found.slice(0, SHOWN), ...near],
  };
}

/** Names have capitals, where whoever asks has typed them. */
function asTyped(place: string, typed: string): string {
  const at = typed.toLowerCase().indexOf(place);
  const found = at === -1 ? place : typed.slice(at, at + place.length);
  return found.toLowerCase() === place ? found : place;
}

/** The place in a keyword that asks for branches there; undefined when it asks for something else. */
function placeOf(text: string): string | undefined {
  const rest = text.replace(BRANCH, '').replace(BRANCH_ENGLISH, '').replace(NEAR, '').trim();
  if (rest === text || rest.length < 2 || rest.length > 30) return undefined;
  return rest;
}

/** Areas that have branches, by their names with and without 市 or 区. A name that two have is nobody's. */
const areas = perSnapshot(async (content: ContentSnapshot, language: Language) => {
  const { inOrder } = await branchIndex(content, language);
  const found = new Map<string, Area>();
  for (const { branch } of inOrder) {
    const { province, city, district, provinceCode, cityCode, districtCode } = branch;
    add(found, province, { province: provinceCode });
    // A municipality is its own city.
    if (city !== province) add(found, city, { province: provinceCode, city: cityCode });
    add(found, district, { province: provinceCode, city: cityCode, district: districtCode });
    add(
      found,
      `${city}${district}`,
      { province: provinceCode, city: cityCode, district: districtCode },
      district,
    );
  }
  const byName = Map.groupBy(
    [...found.values()].flatMap((area) => area.names.map((name) => ({ name, area }))),
    ({ name }) => name,
  );
  return new Map(
    [...byName].flatMap(([name, [one, ...others]]) => (one && others.length === 0 ? [[name, one.area]] : [])),
  );
});

function add(found: Map<string, Area>, said: string, codes: Area['codes'], name = said): void {
  const key = `${said} ${Object.values(codes).join(' ')}`;
  if (found.has(key)) return;
  const whole = oneSpelling(said);
  const short = whole.replace(/(?:省|市|区|县|自治区)$/u, '');
  found.set(key, { names: [...new Set([whole, short])].filter((one) => one.length > 1), codes, name });
}
