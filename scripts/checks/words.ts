import { parseSync } from 'oxc-parser';
import { partsOfPage, placeInPage, placeOf } from '#scripts/checks/astro.ts';
import type { Problem } from '#scripts/checks/problem.ts';

type Node = { type: string; start: number } & Record<string, unknown>;

/** What a string is for: shown to a person, read by the program, or not known. */
type Use = 'text' | 'code' | 'open';

/**
 * Files in which English may stand, with the reason.
 */
const APART: readonly [files: RegExp, reason: string][] = [
  [/\.texts\.ts$/, 'the texts themselves'],
  [/^src\/shop\.config\.ts$/, 'names and zones that belong to the shop, not to its language'],
  [
    /-words?\.rules\.ts$|\/place-names\.rules\.ts$|\/search-words\.ts$|\/spelling\.rules\.ts$/,
    'words that are recognised',
  ],
  [/^src\/lib\/(?:day-text|states)\.ts$/, 'names of days in three languages, and of the states of India'],
  [/^src\/domain\/rehearsal\//, 'orders of a demonstration'],
  [
    /\/(?:search|words|account-move|spelling)\.rules\.ts$|\/search-records\.ts$/,
    'words that are searched for, and kinds of the index',
  ],
  [
    /\/(?:courier-tables|fulfilment|household)\.rules\.ts$/,
    'couriers, the headings of their tables, and events, as they are stored',
  ],
  [/\/sweep\.service\.ts$/, 'the name of a lease'],
  [/^src\/server\/media\/(?:bucket|move-media)\.ts$|\/host-files\.ts$/, 'what operators read'],
  [/\/guest-page\.(?:astro|inline\.js)$/, 'the choice of a language in three languages, and the name of a typeface'],
  [
    /^src\/domain\/settings\/[\w-]*(?:fields?|settings)\.contract\.ts$|\/field-choices\.contract\.ts$|^src\/office\/catalogue\/declarations\//,
    'labels and helps of staff’s fields, beside their declarations',
  ],
  [
    /^src\/domain\/catalogue\/(?:decoration|designer|invitation|sweet)\.rules\.ts$/,
    'categories as the wire and the catalogue name them',
  ],
  [/^src\/publish\/snapshot\/sample\//, 'a catalogue for tests'],
  [/\.(?:migration|schema)\.ts$/, 'the database'],
  [
    /^src\/server\/(?:config|start|start-faults|stopping|shop-secret|secrets|key-check|metrics|outage|restoring|ready|moved)\.ts$|^src\/publish\/(?!snapshot\/|host-files|record-faults|search-index)|^src\/server\/db\/|^src\/main\.ts$|^src\/domain\/secret\//,
    'what operators read in the log',
  ],
  [/^src\/server\/payments\/test-gateway/, 'the stand-in of the payment provider'],
];

/** Attributes and properties whose value a program reads. */
const CODE_NAMES = new Set(
  `accept access action as autoComplete autocomplete begun cause class className class:list code column d data dir event fault fill
  format form hash href htmlFor icon id inputMode inputmode is key kind lang list loading lock media method mode name path pattern points
  rel role sizes sql src srcset srcSet step style summary table tag target to transform type use viewBox enterKeyHint fetchpriority
  decoding preserveAspectRatio`.split(/\s+/),
);
const CODE_ATTRIBUTE =
  /^(?:data-(?!label)|aria-(?:controls|current|describedby|labelledby|live|owns|hidden)|client:|on[A-Z]|set:|transition:)/;

/** Attributes and properties whose value a person reads. */
const TEXT_NAMES = new Set(
  `aria-label ariaLabel aria-description alt placeholder title label hint note heading textContent innerText busyLabel question
  consequence stay done legend caption message problem text words empty description`.split(/\s+/),
);

/** Functions whose strings a program reads. */
const CODE_CALLS =
  /^(?:(?:Type|Range|Syntax)?Error|URL|URLSearchParams|Date|RegExp|Symbol|Set|CustomEvent|Event|querySelector(?:All)?|closest|matches|matchMedia|getElementById|(?:add|remove)EventListener|(?:set|get|remove|has|toggle)Attribute|startsWith|endsWith|split|includes|indexOf|replace(?:All)?|header|(?:get|set|remove)Item|createElement|(?:get|set)Property(?:Value)?|raw|lit|ref|selectFrom|where|whereRef|select|orderBy|(?:inner|left)Join|on|onRef|groupBy|addColumn|createIndex|createTable|error|warn|info|debug|fatal|trace|log|add|toggle|contains|test|match|import|seal|unseal|keysFor|Collision|LeaseLost|BucketError|subkey|holdLease|fetch|subkey|import\.meta)$/;
/** Functions whose strings a person reads. */
const TEXT_CALLS = /^(?:toast|announce|flash|offer|Refusal|notFound|required|matches|oneOf|atMost|min|max)$/;

const COMPARED = new Set(['===', '!==', '==', '!=', 'in', '<', '>', 'instanceof']);

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const nameOf = (node: unknown): string => {
  const { type, name, value, property, namespace } = (node ?? {}) as Record<string, unknown>;
  if (type === 'MemberExpression') return nameOf(property);
  if (type === 'JSXNamespacedName') return `${nameOf(namespace)}:${nameOf(name)}`;
  return String(name ?? value ?? '');
};

/** Tells whether a string that stands where a person reads it has words. */
const hasWords = (text: string): boolean => /[A-Za-z]{2}/.test(text) && !/^[\w]+(?:[-:./][\w]+)+$/.test(text.trim());

/** Tells whether a string reads like a sentence or a part of one. */
function isSentence(text: string): boolean {
  const words = text.trim();
  if (/^(?:https?:|mailto:|tel:|[#./@]|--)|[{};=<>|]|^[\w.]+ as \w+$/.test(words)) return false;
  if (/^(?:Bearer|Basic) |_|(?:^| )is-[a-z]|^yes or no$/.test(words)) return false;
  if (/^[A-Z][a-z’]+:?(?:[ ,][\w’“”().,:;–-]+)+/.test(words)) return true;
  return /[a-z] (?:the|of|to|is|are|a|at|by|for|with|in|on|your|our|you|not|was|were|from|this|that|has|have|and|or)\b/.test(
    words,
  );
}

/** Returns how a child of a node is used, from the node's own use. */
function useOfChild(node: Node, key: string, use: Use): Use {
  const { type } = node;
  if (type === 'JSXElement' || type === 'JSXFragment') return key === 'children' ? 'text' : 'open';
  if (type === 'JSXAttribute' || (type === 'Property' && key === 'value')) {
    const name = nameOf(type === 'JSXAttribute' ? node['name'] : node['key']);
    if (TEXT_NAMES.has(name)) return type === 'Property' ? 'open' : 'text';
    return CODE_NAMES.has(name) || CODE_ATTRIBUTE.test(name) ? 'code' : 'open';
  }
  if (type === 'Property') return node['computed'] === true ? 'open' : 'code';
  if (type === 'CallExpression' || type === 'NewExpression') {
    if (key === 'callee') return 'open';
    const callee = node['callee'] as Node;
    const name = callee.type === 'Super' ? 'Error' : nameOf(callee);
    if (TEXT_CALLS.test(name)) return use === 'code' ? 'code' : 'open';
    return CODE_CALLS.test(name) ? 'code' : 'open';
  }
  if (type === 'BinaryExpression') return COMPARED.has(String(node['operator'])) ? 'code' : use;
  if (type === 'ConditionalExpression') return key === 'test' ? 'code' : use;
  if (type === 'SwitchCase') return key === 'test' ? 'code' : 'open';
  if (type === 'MemberExpression') return key === 'property' ? 'code' : 'open';
  if (type === 'TaggedTemplateExpression') return 'code';
  if (
    /^(?:LogicalExpression|JSXExpressionContainer|ParenthesizedExpression|TSAsExpression|ArrayExpression|TemplateLiteral)$/.test(
      type,
    )
  )
    return use;
  return 'open';
}

/** Returns the strings of a program that a person reads, each with its offset. */
function textsOf(program: unknown): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  const say = (text: string, start: number, use: Use): void => {
    if (use === 'text' ? hasWords(text) : use === 'open' && isSentence(text)) found.push({ text: text.trim(), start });
  };
  const look = (value: unknown, use: Use): void => {
    if (Array.isArray(value)) return value.forEach((one) => look(one, use));
    if (!isNode(value)) return;
    const { type, start } = value;
    if (/^(?:Import|ExportAll)|^TS(?!AsExpression|SatisfiesExpression|NonNullExpression)/.test(type)) return;
    if (type === 'JSXText') return say(String(value['value']), start, 'text');
    if (type === 'Literal' && typeof value['value'] === 'string') return say(value['value'], start, use);
    if (type === 'TemplateLiteral') {
      const quasis = value['quasis'] as { value: { cooked: string } }[];
      const text = quasis.map((quasi) => quasi.value.cooked).join('7');
      say(text, start, use === 'text' && !/[A-Z]|\s[a-z]/.test(text) ? 'code' : use);
    }
    for (const [key, child] of Object.entries(value)) look(child, useOfChild(value, key, use));
  };
  look(program, 'open');
  return found;
}

/**
 * Returns a problem for each text that a person reads and that stands in code: between tags, in attributes such as
 * `aria-label`, in strings and templates of scripts, pages, contracts and answers. Texts belong to `x.texts.ts`.
 */
export function textPlaceProblems(file: string, source: string): Problem[] {
  if (!/^src\/.*\.(?:tsx?|astro|js)$/.test(file) || APART.some(([files]) => files.test(file))) return [];
  const problem = (line: number, text: string): Problem => ({
    file,
    line,
    message: `“${text.replaceAll(/\s+/g, ' ').slice(0, 60)}” is a text; put it into the room’s texts.`,
  });
  if (!file.endsWith('.astro'))
    return textsOf(parseSync(file, source).program).map(({ text, start }) =>
      problem(placeOf(source, start).line, text),
    );
  return partsOfPage(file, source).parts.flatMap((part) =>
    textsOf(parseSync(`page${part.suffix}`, part.code).program).map(({ text, start }) =>
      problem(placeInPage(source, part, start).line, text),
    ),
  );
}
