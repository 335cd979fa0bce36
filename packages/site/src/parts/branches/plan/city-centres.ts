import type { Position } from '@bank/contract';

interface CityCentre extends Position {
  zh: string;
  en: string;
}

/**
 * The fixed point that bearings in a city are taken from, by its area code: a square, bell tower or market that people
 * there measure from. WGS-84, degrees, exact to some hundred metres, which is finer than a plan shows.
 */
export const CITY_CENTRES: Readonly<Record<string, CityCentre>> = {
  110100: { lng: 116.3913, lat: 39.9074, zh: '天安门', en: 'Tian’anmen' },
  120100: { lng: 117.1995, lat: 39.1325, zh: '世纪钟', en: 'the Century Clock' },
  130100: { lng: 114.4735, lat: 38.0405, zh: '解放广场', en: 'Jiefang Square' },
  210100: { lng: 123.4272, lat: 41.8035, zh: '市府广场', en: 'City Hall Square' },
  210200: { lng: 121.6386, lat: 38.9208, zh: '中山广场', en: 'Zhongshan Square' },
  310000: { lng: 121.4692, lat: 31.2323, zh: '人民广场', en: 'People’s Square' },
  310100: { lng: 121.4692, lat: 31.2323, zh: '人民广场', en: 'People’s Square' },
  320100: { lng: 118.7788, lat: 32.0432, zh: '新街口', en: 'Xinjiekou' },
  320500: { lng: 120.6189, lat: 31.3147, zh: '观前街', en: 'Guanqian Street' },
  330100: { lng: 120.1573, lat: 30.2741, zh: '武林广场', en: 'Wulin Square' },
  330200: { lng: 121.5453, lat: 29.8706, zh: '天一广场', en: 'Tianyi Square' },
  340100: { lng: 117.2842, lat: 31.8651, zh: '四牌楼', en: 'Sipailou' },
  350100: { lng: 119.3006, lat: 26.0772, zh: '五一广场', en: 'Wuyi Square' },
  360100: { lng: 115.8985, lat: 28.6765, zh: '八一广场', en: 'Bayi Square' },
  370100: { lng: 117.0127, lat: 36.6622, zh: '泉城广场', en: 'Quancheng Square' },
  370200: { lng: 120.3781, lat: 36.0625, zh: '五四广场', en: 'May Fourth Square' },
  410100: { lng: 113.6608, lat: 34.7532, zh: '二七塔', en: 'the Erqi Tower' },
  420100: { lng: 114.2842, lat: 30.5805, zh: '江汉关', en: 'the Customs House' },
  430100: { lng: 112.9709, lat: 28.1962, zh: '五一广场', en: 'Wuyi Square' },
  440100: { lng: 113.259, lat: 23.129, zh: '人民公园', en: 'People’s Park' },
  440300: { lng: 114.0544, lat: 22.5431, zh: '市民中心', en: 'the Civic Center' },
  500100: { lng: 106.5725, lat: 29.5587, zh: '解放碑', en: 'the Liberation Monument' },
  510100: { lng: 104.0633, lat: 30.6597, zh: '天府广场', en: 'Tianfu Square' },
  610100: { lng: 108.9424, lat: 34.261, zh: '钟楼', en: 'the Bell Tower' },
};
