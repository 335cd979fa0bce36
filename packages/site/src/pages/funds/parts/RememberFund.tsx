import { useEffect } from 'react';
import { rememberFund } from './recent-funds.ts';

/** Puts the fund on show at the head of those that were looked at; nothing leaves the browser. */
export function RememberFund({ code, name }: { code: string; name: string }) {
  useEffect(() => rememberFund({ code, name }), [code, name]);
  return null;
}
