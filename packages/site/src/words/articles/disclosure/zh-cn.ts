export const disclosure = {
  label: '按类别筛选',
  all: '全部类别',
  names: {
    FEES: '服务收费',
    CONTRACTS: '合同文本',
    RELATED: '关联交易',
    CAPITAL: '资本管理',
    CONSUMER: '消费者权益保护',
    PARTNERS: '合作机构',
  } as Readonly<Record<string, string>>,
};
