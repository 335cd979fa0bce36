interface Node {
  readonly kind: 'one' | 'none' | 'all' | 'any' | 'repeat';
}
export function treeOf(source: string): Node;
export function nestedRepeats(node: Node, flags: string): Node[];
