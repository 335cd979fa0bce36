import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SearchDocument } from '@bank/search';

const FOLDER = import.meta.dirname;
const TYPE_OF_KIND = {
  product: 'PRODUCT',
  page: 'PRODUCT',
  fee: 'PRODUCT',
  faq: 'NEWS',
  news: 'NEWS',
  notice: 'NOTICE',
  file: 'FILE',
  branch: 'BRANCH',
} as const;

type Kind = keyof typeof TYPE_OF_KIND;
type Written = Pick<SearchDocument, 'id' | 'kind' | 'title' | 'tags' | 'codes' | 'summary' | 'body'> & {
  trail: readonly string[];
  date?: string;
  language?: 'EN';
};

export interface OtherBankQuery {
  kind: string;
  language: 'CN' | 'EN';
  keyword: string;
  grades: Record<string, number>;
}

const read = (...path: string[]) => readFileSync(join(FOLDER, ...path), 'utf8');
const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const isKind = (text: string): text is Kind => text in TYPE_OF_KIND;

function toDocument({ trail, date = '', language, ...written }: Written): SearchDocument {
  const list = language ?? 'CN';
  return {
    ...written,
    language: list,
    shownIn: [list],
    docType: TYPE_OF_KIND[written.kind],
    columnId: '',
    columnName: trail.at(-1) ?? '',
    trail,
    url: `/other-bank/${written.id}`,
    urlType: '1',
    publishDate: date,
  };
}

/** `documents/*.txt`: pages in plain text, as README.md describes them. */
function readPages(file: string): SearchDocument[] {
  const [head = '', ...pages] = read('documents', file).split(/^## /m);
  const trail = head.trim().replace(/^# /, '').split(' > ');
  return pages.map((page) => {
    const [first = '', ...lines] = page.trim().split('\n');
    const [id = '', kind = '', date = '-', title = ''] = first.split(' | ');
    if (!isKind(kind)) throw new Error(`${file}: ${id} is a “${kind}”, which is no kind of page`);
    const after = (mark: string) =>
      lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length).trim());
    return toDocument({
      id,
      kind,
      title,
      trail,
      tags: after('tags:').flatMap((line) => line.split(', ')),
      codes: after('codes:').flatMap((line) => line.split(' ')),
      summary: after('> ').join('\n'),
      body: lines.filter((line) => !/^(?:tags:|codes:|> )/.test(line)).join('\n'),
      ...(date === '-' ? {} : { date }),
      ...(trail[0] === 'English' ? { language: 'EN' as const } : {}),
    });
  });
}

const rowsOf = (file: string) =>
  read('documents', file)
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => row.split(','));

const branches = () =>
  rowsOf('branches.csv').map(
    ([id = '', title = '', city = '', district = '', address = '', phone = '', hours, services, near]) =>
      toDocument({
        id,
        kind: 'branch',
        title,
        trail: ['网点查询'],
        tags: [city, district],
        codes: [phone],
        summary: `${city}市${district}${address}，${phone}`,
        body: `营业时间：${hours}。\n办理业务：${services}。\n${near}。`,
      }),
  );

const fees = () =>
  rowsOf('fees.csv').map(([id = '', code = '', category = '', title = '', standard, discount, who]) =>
    toDocument({
      id,
      kind: 'fee',
      title,
      trail: ['服务收费'],
      tags: ['服务收费', category],
      codes: [code],
      summary: `收费标准：${standard}；优惠：${discount}`,
      body: `适用对象：${who}。`,
      date: '2026-09-01',
    }),
  );

/** All pages of the other bank, of both languages. */
export function otherBankDocuments(): SearchDocument[] {
  const texts = readdirSync(join(FOLDER, 'documents')).filter((name) => basename(name, '.txt') !== name);
  return [...texts.toSorted().flatMap(readPages), ...branches(), ...fees()];
}

function gradesOf(labels: string): Record<string, number> {
  return Object.fromEntries(
    labels.split(' ').map((label) => {
      const [id = '', grade] = label.split('=');
      return [id, Number(grade)] as const;
    }),
  );
}

export function otherBankQueries(): OtherBankQuery[] {
  return linesOf(read('queries.txt')).map((line) => {
    const [kind = '', language, keyword = '', labels = ''] = line.split(' | ');
    return { kind, language: language === 'EN' ? 'EN' : 'CN', keyword, grades: gradesOf(labels) };
  });
}

/** What the bank does not have: an empty list is the right answer. */
export const unanswerableQueries = (): string[] => linesOf(read('unanswerable.txt'));
