/** The word for the first repayment that repays something: with a grace period it is not that of the first month. */
export function firstPaymentName(hasGrace: boolean) {
  return hasGrace ? 'loan.firstAfterGrace' : 'loan.firstPayment';
}
