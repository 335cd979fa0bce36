export const businessQuery = {
  lead: '不用登录就能查。利率、牌价和收费当天更新，核实真伪只需要单据上的编号。',
  productTitle: '按产品查找',
  productLabel: '产品名称、代码或登记编码',
  productHint: '例如 TX26090、天璇、Z7001626000090',
  productGo: '查找产品',
  anti: '凡要求向个人账户转账、承诺保本高息的，均为诈骗。',
  antiMore: '查不到或拿不准的，请致电',
} as const;
