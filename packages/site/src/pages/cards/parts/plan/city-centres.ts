import type { PlanPosition } from '../../../../parts/bearing-plan/bearing-plan.ts';

/** Where people of a city measure it from, WGS-84, by area code: 天安门, 人民广场, 鼓楼, 武林广场, 泉城广场, 钟楼. */
export const CITY_CENTRES: Readonly<Record<string, PlanPosition>> = {
  '110100': { lng: 116.3913, lat: 39.9055 },
  '310100': { lng: 121.4709, lat: 31.2318 },
  '120100': { lng: 117.1765, lat: 39.1403 },
  '330100': { lng: 120.1585, lat: 30.2745 },
  '370100': { lng: 117.0181, lat: 36.6586 },
  '610100': { lng: 108.9423, lat: 34.261 },
};
