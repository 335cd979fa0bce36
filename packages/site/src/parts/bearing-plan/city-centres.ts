import type { PlanPosition } from './bearing-plan.ts';

/**
 * The fixed point that bearings in a city are taken from, by its area code: a square, bell tower or market that people
 * there measure from; the dictionary of city points names them. WGS-84, degrees, exact to some hundred metres, which is
 * finer than a plan shows.
 */
export const CITY_CENTRES: Readonly<Record<string, PlanPosition>> = {
  '110100': { lng: 116.3913, lat: 39.9074 },
  '120100': { lng: 117.1995, lat: 39.1325 },
  '130100': { lng: 114.4735, lat: 38.0405 },
  '210100': { lng: 123.4272, lat: 41.8035 },
  '210200': { lng: 121.6386, lat: 38.9208 },
  '310100': { lng: 121.4692, lat: 31.2323 },
  '320100': { lng: 118.7788, lat: 32.0432 },
  '320500': { lng: 120.6189, lat: 31.3147 },
  '330100': { lng: 120.1573, lat: 30.2741 },
  '330200': { lng: 121.5453, lat: 29.8706 },
  '340100': { lng: 117.2842, lat: 31.8651 },
  '350100': { lng: 119.3006, lat: 26.0772 },
  '360100': { lng: 115.8985, lat: 28.6765 },
  '370100': { lng: 117.0127, lat: 36.6622 },
  '370200': { lng: 120.3781, lat: 36.0625 },
  '410100': { lng: 113.6608, lat: 34.7532 },
  '420100': { lng: 114.2842, lat: 30.5805 },
  '430100': { lng: 112.9709, lat: 28.1962 },
  '440100': { lng: 113.259, lat: 23.129 },
  '440300': { lng: 114.0544, lat: 22.5431 },
  '500100': { lng: 106.5725, lat: 29.5587 },
  '510100': { lng: 104.0633, lat: 30.6597 },
  '610100': { lng: 108.9424, lat: 34.261 },
};
