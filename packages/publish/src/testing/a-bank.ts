import { join } from 'node:path';
import { anOperator } from './an-operator.ts';
import { aSiteFolder, siteSources, temporaryFolder } from './source-folder.ts';

/** A bank whose site has two columns, with its file of keys and nobody enrolled yet. */
export function aBank(settings: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const keysFile = join(folder, 'keys.json');
  /** Where nobody has to sign, and where keys are enrolled. */
  const office = anOperator({ CONTENT_KEYS_FILE: keysFile, ...settings });
  const closed = anOperator({
    BANK_DATA_DIR: office.dataDir,
    CONTENT_SIGNATURES: 'required',
    CONTENT_KEYS_FILE: keysFile,
    ...settings,
  });
  const keyOf = (name: string) => join(folder, `${name.replaceAll(' ', '-').toLowerCase()}.key.pem`);

  const makes = (name: string) => office.types('keys', 'make', name, '--out', folder, '--no-passphrase');
  const enrols = (name: string, roles: string, ...more: string[]) => {
    const until = more.includes('--until') ? [] : ['--until', '2098-12-31'];
    const publicKey = keyOf(name).replace('.key.', '.pub.');
    return office.types('keys', 'enrol', publicKey, '--person', name, '--roles', roles, ...until, ...more);
  };
  const has = async (name: string, roles: string, ...more: string[]) => {
    await makes(name);
    await enrols(name, roles, ...more);
  };
  const packs = async (changes: Record<string, string | undefined> = {}) => {
    const bundle = join(temporaryFolder(), 'bundle');
    await office.types('pack', aSiteFolder({ ...twoColumns(), ...changes }), '--out', bundle);
    return bundle;
  };
  const signs = (bundle: string, name: string, role: string) =>
    office.types('sign', bundle, '--key', keyOf(name), '--as', name, '--role', role);

  return { folder, keysFile, office, types: closed.types, keyOf, makes, enrols, has, packs, signs };
}

function twoColumns(): Record<string, string> {
  const sources = siteSources();
  return {
    'columns.yaml': `${sources['columns.yaml']}- key: '701002'
  columnId: '701002'
  page: bobbank-list
  zh: { name: 公告, detailPath: /bobbank/seconddetail }
  en: { name: Notices, detailPath: /en/bobbank/seconddetail }
`,
    ...anArticle('701001', 'news'),
    ...anArticle('701002', 'notice'),
  };
}

/** In both languages, as sources. */
export function anArticle(column: string, key: string, words = ''): Record<string, string> {
  return {
    [`articles/${column}/${key}.zh.md`]: `---\ntitle: 通知${words}\nsummary: 本月通知。\npublishDate: 2026-11-02\n---\n自本月起执行。\n`,
    [`articles/${column}/${key}.en.md`]: `---\ntitle: Notice${words}\nsummary: The notice of the month.\n---\nFrom this month on.\n`,
  };
}
