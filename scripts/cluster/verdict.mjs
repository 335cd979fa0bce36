/** Whether no more failed than a step allows, pages came all the time, and the step itself is content. */
export function verdictOf({ allows = {} }, met, result) {
  const isContent = result?.isMet !== false;
  if (met === undefined) return isContent ? 'met' : 'not met';
  const isWithin = Object.entries(allows).every(([kind, most]) => met.failed[kind] <= most);
  return isContent && isWithin && met.awayMs === 0 ? 'met' : 'not met';
}
