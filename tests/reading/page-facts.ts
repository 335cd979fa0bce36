import { Parser } from 'htmlparser2';

/** What a served page says of itself and where it leads, gathered in one pass over its markup. */
export interface PageFacts {
  language: string;
  titles: string[];
  description: string | undefined;
  isIndexed: boolean;
  canonical: string | undefined;
  /** `hreflang` → address. */
  alternates: Map<string, string>;
  shareImage: string | undefined;
  headings: { level: number; text: string }[];
  ids: string[];
  links: Link[];
  /** Addresses of pictures, films, documents and feeds that the page loads or names. */
  files: string[];
  /** Pictures without `alt`. */
  unnamedPictures: string[];
  forms: Form[];
  jsonLd: string[];
  /** All that can be read, heard or found: text of the body and the attributes that are shown, with the language of each. */
  words: { text: string; language: string }[];
  /** Text of `<main>`. */
  content: string;
  /** Texts of live regions, where lists say how much they hold. */
  statuses: string[];
  /** Of a list in pages: the parameter that names the page → the number of the last one. */
  lastPages: Map<string, number>;
  /** Whether a breadcrumb stands on the page. */
  hasTrail: boolean;
  /** Its entries in their order; the page itself has no address. */
  trail: { name: string; href?: string }[];
  /** Markup that the content policy would not let work. */
  forbidden: string[];
}

interface Link {
  href: string;
  name: string;
  isNewWindow: boolean;
  rel: string;
}

interface Form {
  action: string;
  method: string;
  /** Name → the values that a visitor can choose, the one that is chosen first; of a text field what stands in it. */
  fields: Map<string, string[]>;
}

/** Attributes that are read aloud, shown or printed. */
const SHOWN = ['alt', 'title', 'aria-label', 'placeholder', 'aria-description', 'aria-valuetext', 'label'];
const SILENT = new Set(['script', 'style', 'template', 'noscript']);
const WITHOUT_END = new Set(
  'area base br col embed hr img input link meta source track wbr path circle rect use'.split(' '),
);

interface Open {
  name: string;
  language: string;
  /** Collects the text of this element as well. */
  take?: (text: string) => void;
}

export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    language: '',
    titles: [],
    description: undefined,
    isIndexed: true,
    canonical: undefined,
    alternates: new Map(),
    shareImage: undefined,
    headings: [],
    ids: [],
    links: [],
    files: [],
    unnamedPictures: [],
    forms: [],
    jsonLd: [],
    words: [],
    content: '',
    statuses: [],
    lastPages: new Map(),
    hasTrail: false,
    trail: [],
    forbidden: [],
  };
  const open: Open[] = [];
  const content: string[] = [];
  let form: Form | undefined;
  let select: string[] | undefined;
  let inTrail = false;

  const isInside = (name: string) => open.some((element) => element.name === name);

  function starts(name: string, is: Record<string, string>): Open['take'] {
    const { href = '', src = '' } = is;
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level !== undefined) {
      const heading = { level: Number(level), text: '' };
      facts.headings.push(heading);
      return (text) => void (heading.text += text);
    }
    if (is['role'] === 'status' || name === 'output') {
      const at = facts.statuses.push('') - 1;
      return (text) => void (facts.statuses[at] += text);
    }
    switch (name) {
      case 'html':
        facts.language = is['lang'] ?? '';
        return undefined;
      case 'title': {
        // A drawing's title is a name of that drawing.
        if (isInside('svg')) return undefined;
        const at = facts.titles.push('') - 1;
        return (text) => void (facts.titles[at] += text);
      }
      case 'meta':
        if (is['name'] === 'description') facts.description = is['content'];
        if (is['name'] === 'robots' && /noindex/.test(is['content'] ?? '')) facts.isIndexed = false;
        if (is['property'] === 'og:image') facts.shareImage = is['content'];
        return undefined;
      case 'link':
        if (is['rel'] === 'canonical') facts.canonical = href;
        else if (is['rel'] === 'alternate' && is['hreflang'] !== undefined)
          facts.alternates.set(is['hreflang'], href);
        else if (is['rel'] === 'alternate' || is['as'] === 'image') facts.files.push(href);
        return undefined;
      case 'script':
        if (is['type'] === 'application/ld+json') {
          const at = facts.jsonLd.push('') - 1;
          return (text) => void (facts.jsonLd[at] += text);
        }
        if (src === '' && is['type'] !== 'application/json' && is['type'] !== 'importmap')
          facts.forbidden.push('a script within the page');
        return undefined;
      case 'a': {
        if (is['href'] === undefined) return undefined;
        const link = {
          href,
          name: is['aria-label'] ?? '',
          isNewWindow: is['target'] === '_blank',
          rel: is['rel'] ?? '',
        };
        facts.links.push(link);
        const crumb = inTrail ? facts.trail.at(-1) : undefined;
        if (crumb !== undefined) crumb.href = href;
        return (text) => void (link.name += text);
      }
      case 'img': {
        facts.files.push(src);
        if (is['alt'] === undefined) facts.unnamedPictures.push(src);
        const link = facts.links.at(-1);
        if (isInside('a') && link !== undefined) link.name += is['alt'] ?? '';
        return undefined;
      }
      case 'source':
      case 'video':
      case 'track':
        facts.files.push(...[src, is['poster'] ?? ''].filter((address) => address !== ''));
        for (const candidate of is['srcset']?.split(',') ?? [])
          facts.files.push(candidate.trim().split(/\s/)[0] ?? '');
        return undefined;
      case 'nav':
        inTrail = /^(?:面包屑|Breadcrumb)$/.test(is['aria-label'] ?? '');
        facts.hasTrail ||= inTrail;
        return undefined;
      case 'li': {
        if (!inTrail) return undefined;
        const crumb = { name: '' };
        facts.trail.push(crumb);
        return (text) => void (crumb.name += text);
      }
      case 'form':
        form = { action: is['action'] ?? '', method: is['method'] ?? 'get', fields: new Map() };
        facts.forms.push(form);
        return undefined;
      case 'select':
        select = [];
        if (is['name'] !== undefined) form?.fields.set(is['name'], select);
        return undefined;
      case 'option': {
        const value = is['value'] ?? '';
        if (is['selected'] === undefined) select?.push(value);
        else select?.unshift(value);
        return undefined;
      }
      case 'input': {
        if (form === undefined || is['name'] === undefined) return undefined;
        if (is['type'] === 'number' && is['max'] !== undefined && isInside('nav'))
          facts.lastPages.set(is['name'], Number(is['max']));
        const values = form.fields.get(is['name']) ?? [];
        const isChoice = is['type'] === 'radio' || is['type'] === 'checkbox';
        // A choice that is not made sends nothing: '' stands for that.
        if (is['type'] === 'checkbox' && values.length === 0) values.push('');
        if (isChoice && is['checked'] !== undefined) values.unshift(is['value'] ?? 'on');
        else values.push(is['value'] ?? (isChoice ? 'on' : ''));
        form.fields.set(is['name'], values);
        return undefined;
      }
      default:
        return undefined;
    }
  }

  const parser = new Parser(
    {
      onopentag(name, is) {
        const above = open.at(-1)?.language ?? '';
        const language = is['lang'] ?? above;
        const take = starts(name, is);
        if (is['id'] !== undefined) facts.ids.push(is['id']);
        if (is['style'] !== undefined) facts.forbidden.push(`style on <${name}>`);
        for (const attribute of Object.keys(is))
          if (attribute.startsWith('on')) facts.forbidden.push(`${attribute} on <${name}>`);
        if (isInside('body'))
          for (const attribute of SHOWN) {
            const text = is[attribute];
            if (text !== undefined && text !== '') facts.words.push({ text, language });
          }
        if (!WITHOUT_END.has(name)) open.push({ name, language, ...(take && { take }) });
      },
      ontext(text) {
        const within = open.at(-1);
        for (const element of open) element.take?.(text);
        if (within === undefined || SILENT.has(within.name) || !isInside('body')) return;
        if (text.trim() === '') return;
        facts.words.push({ text, language: within.language });
        if (isInside('main')) content.push(text);
      },
      onclosetag(name) {
        if (open.at(-1)?.name === name) open.pop();
        if (name === 'nav') inTrail = false;
        if (name === 'form') form = undefined;
        if (name === 'select') select = undefined;
      },
    },
    { decodeEntities: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  facts.content = content.join(' ').replace(/\s+/g, ' ').trim();
  for (const heading of facts.headings) heading.text = heading.text.trim();
  return facts;
}
