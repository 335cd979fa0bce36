import { once } from 'node:events';
import { createServer } from 'node:http';
import { visitorAt } from '../../faults/support/clients.mjs';

const AT_ONCE = 3;

/* In the page: what ran is written down, by the name that every payload calls. */
const plant = () => {
  globalThis.ran = [];
  globalThis.planted = (...what) => void globalThis.ran.push(String(what[0]));
};

/* In the page: what ran, and markup that would run by a click or on another day. */
const look = async () => {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
  const live = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      // oxlint-disable-next-line no-control-regex -- browsers pass over them before a scheme
      const isScript = /^[\u0000-\u0020]*(?:java|vb)script:/i.test(value.replaceAll(/[\t\n\r]/g, ''));
      if (
        name.startsWith('on') ||
        (isScript && ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].includes(name))
      )
        live.push(`<${element.localName} ${name}="${value.slice(0, 60)}">`);
    }
    // What is said to programs in JSON holds the words of the page and runs nothing.
    const isData = ['application/json', 'application/ld+json'].includes(element.type);
    if (element.localName === 'script' && !isData && element.textContent.includes('planted('))
      live.push('<script> with a payload');
    if (element.localName === 'base' || element.localName === 'object' || element.localName === 'embed')
      live.push(`<${element.localName}>`);
  }
  return { ran: globalThis.ran, live };
};

/**
 * Pages of a Chromium for which the policy of the site does not count. `visit(path)` opens one and looks, `follow(path)`
 * clicks a planted link on the page that is open, as the router of the site takes it; both add to `findings`.
 */
export async function plantedPages(browser, url, findings) {
  let visitor = 0;
  const open = async () => {
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
    await context.addInitScript(plant);
    await context.route(/\.(?:svg|png|jpe?g|webp|avif|webm|mp4|pdf)$/, (route) => route.abort());
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    page.on('dialog', (dialog) => {
      findings.push(`a dialog on ${page.url()}: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const note = async (what) => {
      const { ran, live } = await page.evaluate(look);
      if (ran.length > 0) findings.push(`${what}: ran ${ran.join(', ')}`);
      if (live.length > 0) findings.push(`${what}: ${live[0]}`);
      const { origin } = new URL(page.url());
      if (origin !== url) findings.push(`${what}: the browser was led to ${page.url()}`);
    };
    return {
      async visit(path) {
        await context.setExtraHTTPHeaders(visitorAt((visitor += 1)));
        await page.goto(url + path, { waitUntil: 'load' });
        await note(path);
      },
      async follow(path) {
        await context.setExtraHTTPHeaders(visitorAt((visitor += 1)));
        await page.evaluate((href) => {
          const link = Object.assign(document.createElement('a'), { href, textContent: 'planted' });
          document.querySelector('main, body').append(link);
          link.click();
        }, path);
        await page.waitForLoadState('networkidle');
        await note(`a click to ${path}`);
      },
    };
  };
  return Promise.all(Array.from({ length: AT_ONCE }, open));
}

const CONTROLS = {
  '/runs': '<main><img src=x onerror=planted(1)></main>',
  '/would-run': '<main><a href="java\tscript:planted(2)">x</a></main>',
  '/leaves-data':
    '<script type="application/ld+json">{"name":"</script><script>planted(3)</script>"}</script>',
  '/is-data': '<script type="application/ld+json">{"name":"planted(4)"}</script>',
  '/is-sound': '<main><p>planted(5)</p></main>',
};

/** Throws unless what is planted on pages of our own is found there, under a policy that forbids it, and nothing else. */
export async function proveDetection(browser) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', "default-src 'none'");
    response.end(CONTROLS[request.url] ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const findings = [];
  const [tab] = await plantedPages(browser, `http://127.0.0.1:${server.address().port}`, findings);
  for (const path of Object.keys(CONTROLS)) await tab.visit(path);
  server.closeAllConnections();
  server.close();
  const found = Object.keys(CONTROLS).map((path) => findings.some((finding) => finding.startsWith(path)));
  if (found.join() !== 'true,true,true,false,false')
    throw new Error(`The planted pages were not told apart: ${findings.join(' | ')}`);
}
