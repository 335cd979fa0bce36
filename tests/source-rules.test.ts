import { readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { guaranteeLetter, salesStaff, submitFeedback } from '@bank/contract';
import { describe, expect, it } from 'vitest';
import { isForTests } from './support/import-graph.ts';
import { listSources } from './support/source-imports.ts';

/* What no file of the delivered code does, or only the files that are named here (docs/asvs.csv). */

const ROOT = resolve(import.meta.dirname, '..');
const SERVED = ['contract', 'store', 'search', 'publish', 'api', 'ui', 'site', 'server', 'studio'];
const sources = SERVED.flatMap((name) => listSources(join(ROOT, 'packages', name, 'src')))
  .filter((path) => !isForTests(path) && !path.endsWith('.css'))
  .map((path) => ({ file: relative(ROOT, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
const runsOnServers = ({ file }: { file: string }) =>
  !/^packages\/(?:site|ui|studio\/src\/(?:browser|pages))\//.test(file);

/** Comments may speak of what code must not do. */
const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const filesWith = (pattern: RegExp, among = sources) =>
  among.filter(({ text }) => pattern.test(code(text))).map(({ file }) => file);

describe('the delivered code', () => {
  it('is read here', () => {
    expect(sources.length).toBeGreaterThan(1_500);
  });

  it('makes no code of text', () => {
    expect(filesWith(/\beval\(|\bnew Function\(|node:vm|\b(?:setTimeout|setInterval)\(\s*['"`]/)).toEqual([]);
  });

  it('starts programs in two places, parts of itself', () => {
    expect(filesWith(/node:child_process|\bexecFile\(|\bspawn\(/)).toEqual([
      'packages/publish/src/search-index/start-builder.ts',
      // `content preview`; the studio is no part of the public server.
      'packages/studio/src/app/previews/previews.ts',
    ]);
    expect(filesWith(/\bfork\(PROGRAM,/)).toEqual(['packages/publish/src/search-index/start-builder.ts']);
  });

  it('puts text into a page as markup in one place, for which it was cleaned', () => {
    expect(
      filesWith(/dangerouslySetInnerHTML|\.innerHTML\b|\.outerHTML\b|insertAdjacentHTML|document\.write\(/),
    ).toEqual(['packages/site/src/parts/rich-text/RichText.tsx']);
  });

  it('asks other services in seven places, all of configured addresses alone', () => {
    expect(
      filesWith(/\bfetch\(|node:https?'\)?\.request|\.request\(|#fetch\(/, sources.filter(runsOnServers)),
    ).toEqual([
      'packages/search/src/engine/meaning/embedding-endpoint.ts',
      'packages/search/src/engine/opensearch/open-search-client.ts',
      'packages/publish/src/releases/inbox/s3/s3-client.ts',
      'packages/server/src/content/kept-answer.ts',
      'packages/server/src/operation/error-hook.ts',
      'packages/server/src/operation/traces/span-export.ts',
      'packages/server/src/process/edge/edge-purge.ts',
      // No other service: the previews that the studio has started on this machine.
      'packages/studio/src/app/previews/preview-gate.ts',
    ]);
    expect(filesWith(/redirect: 'error'/, sources.filter(runsOnServers))).toEqual([
      'packages/search/src/engine/meaning/embedding-endpoint.ts',
      'packages/search/src/engine/opensearch/open-search-client.ts',
      'packages/publish/src/releases/inbox/s3/s3-client.ts',
      'packages/server/src/content/kept-answer.ts',
      'packages/server/src/operation/error-hook.ts',
      'packages/server/src/operation/traces/span-export.ts',
      'packages/server/src/process/edge/edge-purge.ts',
    ]);
  });

  it('reads its environment in the places that check it', () => {
    const readers = filesWith(/process\.env\b/, sources.filter(runsOnServers));
    expect(
      readers.filter((file) => !/\/(?:main|run|cli|[\w-]*command|write-openapi)\.m?[jt]s$/.test(file)),
    ).toEqual([]);
  });

  it('hashes with SHA-256 and SM3 alone, signs with the kind of the key, and encrypts nothing by itself', () => {
    const named = sources.flatMap(({ text }) =>
      [
        ...code(text).matchAll(
          /\b(?:createHash|createHmac|hash|subtle\.digest|digest)\(\s*'((?:SHA|sha|md|MD|sm|SM)[\w-]*\d[\w-]*)'/g,
        ),
      ].map(([, name]) => name),
    );
    // SM3 is what signatures by SM2 hash with, where a bank has to use them.
    expect([...new Set(named)].toSorted()).toEqual(['SHA-256', 'sha256', 'sm3']);
    expect(filesWith(/'sm3'/)).toEqual(['packages/publish/src/base/signatures/sm2.ts']);
    expect(
      filesWith(/createCipher|createDecipher|createDiffieHellman|createECDH|privateDecrypt|publicEncrypt/),
    ).toEqual([]);
  });

  it('draws what must not be guessed from the generator of the system', () => {
    // Names of unfinished files and indexes, the id of an entry in the history.
    expect(filesWith(/Math\.random\(/)).toEqual([
      'packages/search/src/analyse/dictionary-file.ts',
      'packages/search/src/engine/embedded/build-index.ts',
      'packages/search/src/engine/opensearch/index-release.ts',
      'packages/site/src/app/router/router.ts',
    ]);
  });

  it('lets no other site read an answer, and answers no call as a script', () => {
    // Feeds are public, and readers in a browser are on other sites.
    expect(filesWith(/access-control-|\bjsonp\b|\bcallback=/i)).toEqual([
      'packages/server/src/app/mounts/mount-feeds.ts',
    ]);
  });

  it('hears no messages of other windows and uses no technique that browsers have given up', () => {
    expect(filesWith(/addEventListener\(\s*'message'|window\.postMessage|onmessage\b/)).toEqual([]);
    expect(
      filesWith(
        /<(?:embed|applet)\b|createElement\('(?:embed|object)'|WebSocket|EventSource|openDatabase|'unload'/,
      ),
    ).toEqual([]);
  });

  it('keeps no global of its own but the ones that docs/contracts.md names', () => {
    const globals = sources.flatMap(({ file, text }) =>
      [...code(text).matchAll(/\b(?:window|globalThis|document)\.(\w+) = /g)].map(
        ([, name]) => `${file} ${name}`,
      ),
    );
    expect(globals.filter((one) => !/ (?:cookie|title|adoptedStyleSheets)$/.test(one))).toEqual([]);
  });

  it('parses XML with one strict parser, which knows no entities of a document', () => {
    expect(filesWith(/from '(?:saxes|fast-xml-parser|xml2js|libxmljs2?|@xmldom\/xmldom)'/)).toEqual([
      'packages/publish/src/formats/media/svg.ts',
      // What cleaning has made of it, which is well formed.
      'packages/publish/src/formats/rich-text/pasted/pasted-tree.ts',
      'packages/publish/src/formats/tables/workbook-xml.ts',
    ]);
  });

  it('compares strictly and is read with strict types', () => {
    const rules = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8');
    expect(rules).toContain('"eqeqeq": ["error", "always", { "null": "ignore" }]');
    const types = readFileSync(join(ROOT, 'tsconfig.json'), 'utf8');
    for (const option of ['strict', 'noUncheckedIndexedAccess']) expect(types).toContain(`"${option}": true`);
  });

  it('asks for what is about a person in the body of a request', () => {
    expect([guaranteeLetter, salesStaff, submitFeedback].map(({ method }) => method)).toEqual([
      'POST',
      'POST',
      'POST',
    ]);
  });

  it('holds no key, password or token', () => {
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\b(?:password|token|secret)\b\s*[:=]\s*'[^']{8,}'/i;
    expect(filesWith(secret)).toEqual([]);
  });
});
