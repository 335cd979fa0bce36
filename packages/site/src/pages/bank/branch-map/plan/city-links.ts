import type { PageQuery } from '../../../../base/page/page-module.ts';
import type { CityCount } from './plan-data.ts';

/** What an address must change to ask for a city. */
export function cityAddress({ province, code }: CityCount): PageQuery {
  return { province, city: code, district: undefined };
}

/** 北京市 → 北京, as people say it. */
export function shortCity(name: string): string {
  return name.replace(/市$/, '');
}
