import type { RiskLevelCode } from '../../subjects/wealth/constants.ts';

export const riskLevels: Readonly<Record<RiskLevelCode, string>> = {
  R1: '低风险',
  R2: '中低风险',
  R3: '中风险',
  R4: '中高风险',
  R5: '高风险',
};
