import { fundPlan, type FundDetail, type FundPlan } from '@bank/contract';
import type { FieldProblems } from '../../../parts/forms/field-reader.ts';
import type { PageRequest } from '../../../base/page/page-module.ts';
import { PLAN_FIELDS } from '../parts/fund-detail-query.ts';
import { readPlan, type PlanQuestion } from './read-plan.ts';

export interface PlanData {
  question: PlanQuestion;
  problems: FieldProblems;
  /**
   * Undefined while something is wrong with the question, and of funds that have no NAV to buy at. It has points to draw
   * only where the address asks: the usual plan, which every visitor is sent, is figures.
   */
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
  const answer = await client.call(fundPlan, asked, signal);
  const isAsked = PLAN_FIELDS.some((field) => query[field] !== undefined);
  return { question, problems, answer: isAsked ? answer : { ...answer, points: [] } };
}
