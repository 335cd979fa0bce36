import { beichen } from './beichen.mjs';
import { chebang } from './chebang.mjs';
import { qingteng } from './qingteng.mjs';
import { xiangwei } from './xiangwei.mjs';
import { xingqiao } from './xingqiao.mjs';
import { yuheng } from './yuheng.mjs';

export const FAMILIES = {
  BEICHEN: beichen,
  XINGQIAO: xingqiao,
  CHEBANG: chebang,
  QINGTENG: qingteng,
  XIANGWEI: xiangwei,
  YUHENG: yuheng,
};

/** The picture of a family's cards of one level. */
export const faceName = (family, level) => `card-${family.toLowerCase()}-${level.toLowerCase()}.svg`;
