import { termBucketOf, type WealthDetail, type WealthProduct } from '@bank/contract';
import { scaled } from '@bank/contract/decimal';

export type UnlistedReason = WealthDetail['unlisted'][number];

/** What the history says about the product's newest day, when it knows that day. */
interface KnownNav {
  date: string;
  unitNav: string;
}

/**
 * Why a product must not stand beside others: it has no registration code (WLTH-6), or its figures contradict each
 * other (WLTH-8). Publishing refuses most of this; feeds of another day and histories can still disagree.
 */
export function unlistedReasons(product: WealthProduct, known?: KnownNav): UnlistedReason[] {
  const { benchmarkLow, benchmarkHigh, raiseStart, raiseEnd, valueDate, maturityDate } = product;
  const reasons: UnlistedReason[] = [];
  if (product.registerCode === '') reasons.push('REGISTER');
  if (isAbove(benchmarkLow, benchmarkHigh)) reasons.push('BENCHMARK');
  if (isLater(raiseStart, raiseEnd) || isLater(raiseEnd, valueDate)) reasons.push('RAISE');
  if (isLater(valueDate, maturityDate) || termBucketOf(product.termDays) !== product.termBucket) {
    reasons.push('TERM');
  }
  if (navContradicts(product, known)) reasons.push('NAV');
  if (scaled(product.minAmount) <= 0n || scaled(product.stepAmount) <= 0n) reasons.push('AMOUNT');
  return reasons;
}

function navContradicts({ unitNav, accNav, navDate, valueDate }: WealthProduct, known?: KnownNav): boolean {
  if ([unitNav, accNav].some((nav) => nav !== undefined && scaled(nav) <= 0n)) return true;
  if (isLater(valueDate, navDate)) return true;
  return (
    known !== undefined &&
    unitNav !== undefined &&
    known.date === navDate &&
    scaled(known.unitNav) !== scaled(unitNav)
  );
}

const isAbove = (low: string | undefined, high: string | undefined) =>
  low !== undefined && high !== undefined && scaled(low) > scaled(high);

// ISO days order as their texts do.
const isLater = (first: string | undefined, second: string | undefined) =>
  first !== undefined && second !== undefined && first > second;
