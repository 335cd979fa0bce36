import { fundPlan, type FundDetail, type FundPlan } from '@bank/contract';
import type { FieldProblems } from '../../../parts/forms/field-reader.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { readPlan, type PlanQuestion } from './read-plan.ts';

export interface PlanData {
  question: PlanQuestion;
  problems: FieldProblems;
  /** Undefined while something is wrong with the question, and of funds that have no NAV to buy at. */
  answer: FundPlan | undefined;
}

/** The plan that the address asks for, or the usual one. */
export async function loadPlan(fund: FundDetail, request: PageRequest): Promise<PlanData> {
  const { client, language, query, signal } = request;
  const { question, problems } = readPlan(query, fund, language);
  const isWrong = Object.keys(problems).length > 0;
  if (isWrong || fund.unitNav === '') return { question, problems, answer: undefined };
  const { monthly, day, months } = question;
  const asked = { fundCode: fund.fundCode, amount: monthly, day: Number(day), months: Number(months) };
  return { question, problems, answer: await client.call(fundPlan, asked, signal) };
}
