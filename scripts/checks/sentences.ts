import { parseSync, Visitor } from 'oxc-parser';
import { placeOf } from '#scripts/checks/astro.ts';
import type { Problem } from '#scripts/checks/problem.ts';

type Node = { type: string; start: number } & Record<string, unknown>;

const MESSAGE =
  'a text beside parts that change: a browser that translates takes it apart. Make it one string in an element of its own.';

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Tells whether an expression contains a JSX element. */
const hasElement = (node: Node): boolean =>
  /^JSX(?:Element|Fragment)$/.test(node.type) ||
  Object.values(node)
    .flat()
    .some((part) => isNode(part) && hasElement(part));

/**
 * Tells whether an expression is an export of a texts file, such as `say.title`; screens import such files as `say`.
 */
const isSaid = (node: Node): boolean =>
  node.type === 'MemberExpression' && (node['object'] as Node)['name'] === 'say' && node['computed'] === false;

/**
 * Tells whether an expression may result in a text: a template, an export of a texts file, or a string in one of its
 * branches.
 */
function isText({ type, ...node }: Node): boolean {
  const parts = (...names: string[]): boolean => names.some((name) => isText(node[name] as Node));
  if (type === 'CallExpression') return isSaid(node['callee'] as Node) || parts('callee');
  if (type === 'Literal') return typeof node['value'] === 'string' && node['value'].trim() !== '';
  if (type === 'ParenthesizedExpression') return parts('expression');
  if (type === 'ConditionalExpression') return parts('consequent', 'alternate');
  if (type === 'LogicalExpression') return node['operator'] === '&&' ? parts('right') : parts('left', 'right');
  return type === 'TemplateLiteral' || isSaid({ type, ...node } as Node);
}

/**
 * Returns the kind of an element's child: `nothing`, `words` (fixed text), `value`, `text` (changing text), `element`,
 * or `part` (an expression that contains an element).
 */
function kindOf({ type, ...child }: Node): 'nothing' | 'words' | 'value' | 'text' | 'element' | 'part' {
  if (type === 'JSXText') return String(child['value']).trim() === '' ? 'nothing' : 'words';
  if (type !== 'JSXExpressionContainer') return 'element';
  const expression = child['expression'] as Node;
  if (expression.type === 'JSXEmptyExpression') return 'nothing';
  if (expression.type === 'Literal') return isText(expression) ? 'words' : 'nothing';
  if (isSaid(expression)) return 'words';
  if (hasElement(expression)) return 'part';
  return isText(expression) ? 'text' : 'value';
}

/**
 * Returns a problem for each element in which a changing text, or fixed text with a value, is one of several children,
 * or fixed text follows an optional part. A browser that translates the page merges such texts, and React's later
 * updates then fail.
 */
export function sentenceProblems(file: string, source: string): Problem[] {
  if (!/^src\/.*\.tsx$/.test(file)) return [];
  const problems: Problem[] = [];
  const look = (element: unknown): void => {
    const { start, children } = element as { start: number; children: Node[] };
    const kinds = children.map(kindOf).filter((kind) => kind !== 'nothing');
    const runs = kinds.join(' ').split(/element|part/);
    const broken = runs.some((run) => run.includes('text') || (run.includes('words') && run.includes('value')));
    const late = kinds.includes('part') && kinds.lastIndexOf('words') > kinds.indexOf('part');
    if (kinds.length > 1 && (broken || late))
      problems.push({ file, line: placeOf(source, start).line, message: MESSAGE });
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, source).program);
  return problems;
}
