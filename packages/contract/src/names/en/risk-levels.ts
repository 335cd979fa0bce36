import type { RiskLevelCode } from '../../subjects/wealth/constants.ts';

export const riskLevels: Readonly<Record<RiskLevelCode, string>> = {
  R1: 'Low risk',
  R2: 'Low to medium',
  R3: 'Medium risk',
  R4: 'Medium to high',
  R5: 'High risk',
};
