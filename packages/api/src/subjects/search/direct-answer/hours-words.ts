const HOURS =
  /(?:的)?(?:营业时间|上班时间|开门时间|办公时间|对公时间|几点(?:开门|上班|关门|下班|营业)|什么时候开门)$|(?:周末|周六|周日|星期六|星期天|双休日)(?:营业|上班|开门)(?:时间)?(?:吗)?$/u;
const HOURS_ENGLISH =
  /(?:opening|business|banking|branch)(?:hours|times)$|^(?:areyou|arebranches|isthebank|isitopen|open)*open(?:on|at)?(?:the)?(?:saturdays?|sundays?|weekends?)$|^whendoyouopen$/;

/** '学院路支行营业时间' → 学院路支行; what says nothing of hours stays. */
export function withoutHours(flat: string): string {
  return flat.replace(HOURS, '').replace(HOURS_ENGLISH, '');
}
