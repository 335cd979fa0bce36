import type { BrowserContext } from '@playwright/test';

/** Collects what a visitor's console would show as an error, including every violation of the content security policy. */
export async function watchPages(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url, lineNumber } = message.location();
    seen.push(`console.error: ${message.text()} (${url}:${lineNumber})`);
  });
  context.on('weberror', (webError) =>
    seen.push(`uncaught: ${webError.error().stack || webError.error().message}`),
  );
  // Chromium's own message leaves out the sample, which is what tells where a Trusted Types violation comes from.
  // As text, because this file is type-checked without the browser's types.
  await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) => {
    console.error('securitypolicyviolation: ' + event.effectiveDirective + ' blocked ' + event.blockedURI
      + ' at ' + event.sourceFile + ':' + event.lineNumber + ' ' + event.sample);
  })`);
  return seen;
}
