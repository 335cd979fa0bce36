import { useRouteLoaderData } from 'react-router';
import type { ChromeData } from '../chrome/load-chrome.ts';
import { languageRouteId } from '../routing/route-data.ts';
import { useSite } from '../state/site-context.ts';

/** The chrome's data, for parts of a page that repeat some of it. */
export function useChrome(): ChromeData {
  const { language } = useSite();
  const chrome = useRouteLoaderData<ChromeData>(languageRouteId(language));
  if (chrome === undefined) throw new Error('A page part asks for the chrome outside its language route');
  return chrome;
}
