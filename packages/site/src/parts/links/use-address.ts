import { addressIn } from '@bank/contract';
import { useSite } from '../../base/state/site-context.ts';

/** Takes the Chinese address of a page and gives that of the page in the visitor's language. */
export function useAddress(): (chinese: string) => string {
  const { language } = useSite();
  return (chinese) => addressIn(language, chinese);
}
