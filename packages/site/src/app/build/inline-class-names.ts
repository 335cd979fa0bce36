import type { Plugin } from 'vite';

const SHEET = /\.module\.css(\?|$)/;
const SCRIPT = /\/src\/.*\.tsx?$/;
/** In a sheet's module, until it has its place: one that is left without any code would lose its rules too. */
const IN_PLACE = 'isInPlace();';

/** What of the tree is read here; every node is walked. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  computed?: boolean;
  object?: Node;
  property?: Node;
  local?: Node;
  source?: { value: string };
  specifiers?: Node[];
}

/** In the text of a module, from `start` to `end`. */
interface Place {
  start: number;
  end: number;
  text: string;
}

/**
 * Writes the names of classes where they are used, so that no script carries the table of a style sheet: a page has some
 * twenty of them. A module that uses its table in another way than `styles.name` keeps it.
 * @param nameOf the class as the sheet has it, by its name in the source and the path of the sheet
 */
export function inlineClassNames(nameOf: (name: string, sheet: string) => string): Plugin {
  return {
    name: 'inline-class-names',
    apply: 'build',
    // After what makes a module of a style sheet.
    enforce: 'post',
    async transform(code, id) {
      if (SHEET.test(id)) return { code: `${code}\n${IN_PLACE}`, map: null, moduleSideEffects: true };
      if (!SCRIPT.test(id) || !code.includes('.module.css')) return null;
      const program = this.parse(code) as unknown as Node;
      const tables = importedTables(program);
      const places: Place[] = [];
      for (const { local, declaration, source } of tables) {
        const uses = usesOf(program, local);
        const sheet = await this.resolve(source, id);
        if (uses === undefined || sheet === null) continue;
        places.push({ ...declaration, text: `import ${JSON.stringify(source)};` });
        for (const { start, end, name } of uses) {
          places.push({ start, end, text: JSON.stringify(nameOf(name, sheet.id)) });
        }
      }
      return places.length === 0 ? null : { code: withPlaces(code, places), map: null };
    },
    renderChunk(code) {
      return code.includes(IN_PLACE) ? { code: code.replaceAll(IN_PLACE, ''), map: null } : null;
    },
  };
}

function importedTables(
  program: Node,
): { local: string; source: string; declaration: Omit<Place, 'text'> }[] {
  return children(program).flatMap((node) => {
    const source = node.type === 'ImportDeclaration' ? node.source?.value : undefined;
    const [specifier] = node.specifiers ?? [];
    const local = specifier?.type === 'ImportDefaultSpecifier' ? specifier.local?.name : undefined;
    if (source === undefined || local === undefined || !SHEET.test(source)) return [];
    return [{ local, source, declaration: { start: node.start, end: node.end } }];
  });
}

/** Every `table.name`; undefined where the table is used in another way. */
function usesOf(program: Node, table: string): { start: number; end: number; name: string }[] | undefined {
  const uses: { start: number; end: number; name: string }[] = [];
  let isOnlyRead = true;
  const walk = (node: Node) => {
    if (node.type === 'ImportDeclaration') return;
    if (node.type === 'MemberExpression' && node.object?.name === table && node.computed !== true) {
      uses.push({ start: node.start, end: node.end, name: node.property?.name ?? '' });
      return;
    }
    if (node.type === 'Identifier' && node.name === table) isOnlyRead = false;
    for (const child of children(node)) {
      // `props.styles` and `{ styles: … }` are other things of that name.
      const isName = (child === node.property || child === keyOf(node)) && node.computed !== true;
      if (!isName) walk(child);
    }
  };
  walk(program);
  return isOnlyRead ? uses : undefined;
}

function keyOf(node: Node): Node | undefined {
  return 'key' in node ? (node.key as Node) : undefined;
}

function children(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function withPlaces(code: string, places: readonly Place[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of [...places].sort((one, other) => one.start - other.start)) {
    pieces.push(code.slice(at, start), text);
    at = end;
  }
  return [...pieces, code.slice(at)].join('');
}
