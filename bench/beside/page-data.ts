/* A page of ours as data that other frameworks draw: what its head says, and its parts as trees of elements. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import type { Tree } from './page-tree.ts';

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
type Element = Extract<Node, { attribs: object }>;

export interface PageData {
  language: string;
  title: string;
  meta: Record<string, string>[];
  links: Record<string, string>[];
  structured: string[];
  header: Tree;
  main: Tree;
  footer: Tree;
}

/** Parts that only our script uses. */
const LEFT_OUT = new Set(['late', 'boot', 'modules', 'missing-parts', 'page-end']);

const isElement = (node: Node): node is Element => 'attribs' in node;

/** Comments go, and texts that stood side by side are one. */
function treeOf(element: Element): Tree {
  const children: Tree[] = [];
  for (const child of element.children) {
    const before = children.at(-1);
    if ('data' in child && child.type === ElementType.Text) {
      if (typeof before === 'string') children[children.length - 1] = before + child.data;
      else children.push(child.data);
    } else if (isElement(child) && !LEFT_OUT.has(child.attribs['id'] ?? '')) children.push(treeOf(child));
  }
  return [element.name, element.attribs, children];
}

function part(document: Document, tag: string): Element {
  const found = DomUtils.findOne(({ name }) => name === tag, document.children);
  if (found === null) throw new Error(`The page has no <${tag}>`);
  return found;
}

/** Styles and scripts are of our build, not of the page. */
function headOf(head: Element): Pick<PageData, 'title' | 'meta' | 'links' | 'structured'> {
  const tags = (name: string) => head.children.filter(isElement).filter((child) => child.name === name);
  return {
    title: tags('title').map(DomUtils.textContent).join(''),
    meta: tags('meta')
      .map(({ attribs }) => attribs)
      .filter(({ name, property }) => property !== undefined || (name !== undefined && name !== 'viewport')),
    links: tags('link')
      .map(({ attribs }) => attribs)
      .filter(({ rel }) => rel === 'canonical' || rel === 'alternate'),
    structured: tags('script')
      .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
      .map(DomUtils.textContent),
  };
}

/** What a page that our server sent says. */
export function pageDataOf(html: string): PageData {
  const document = parseDocument(html, { lowerCaseAttributeNames: false });
  return {
    language: part(document, 'html').attribs['lang'] ?? '',
    ...headOf(part(document, 'head')),
    header: treeOf(part(document, 'header')),
    main: treeOf(part(document, 'main')),
    footer: treeOf(part(document, 'footer')),
  };
}
