import type { Page } from '@playwright/test';

/** Holds back the scripts of a name until they are let go; resolves to what lets them go once a page has asked for one. */
export async function holdScript(
  page: Page,
  name: string,
): Promise<{ asked: Promise<void>; letGo: () => void }> {
  const asked = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  await page.route(filesNamed(name, 'js'), async (route) => {
    asked.resolve();
    await free.promise;
    await route.continue();
  });
  return { asked: asked.promise, letGo: free.resolve };
}

/** A built file by the name of its source: the rest of its name is a hash. */
export function filesNamed(name: string, ending: 'js' | 'css'): RegExp {
  return new RegExp(`/assets/${name}-[\\w-]{8}\\.${ending}$`);
}
