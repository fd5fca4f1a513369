import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { partsOfPage, placeOf } from '#scripts/checks/astro.ts';

/** A text as its file of texts has it. */
export interface FiledText {
  file: string;
  line: number;
  name: string;
  /** The sentence, or for a text with values the expression that makes it. */
  words: string;
}

/** Texts that a person meets at one place. */
export interface Place {
  name: string;
  texts: FiledText[];
}

/** What a source file brings: the files that it imports, and texts as `file name`. */
interface Links {
  imports: string[];
  texts: Set<string>;
}

const isTexts = (file: string): boolean => file.endsWith('.texts.ts');

/** Returns the texts of a file of texts, in their order. */
function textsIn(file: string, source: string): FiledText[] {
  const texts: FiledText[] = [];
  for (const statement of parseSync(file, source).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type !== 'Identifier' || !init || id.name === 'room') continue;
      const words =
        init.type === 'Literal'
          ? String(init.value)
          : source.slice(init.type === 'ArrowFunctionExpression' ? init.body.start : init.start, init.end);
      texts.push({
        file,
        line: placeOf(source, statement.start).line,
        name: id.name,
        words: words.replaceAll(/\s+/g, ' ').replaceAll('${', '{'),
      });
    }
  }
  return texts;
}

/** Returns the files and texts that a source file uses. */
function linksOf(file: string, source: string): Links {
  const links: Links = { imports: [], texts: new Set() };
  const codes = file.endsWith('.astro') ? partsOfPage(file, source).parts.map(({ code }) => code) : [source];
  const resolved = (path: string): string =>
    path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(file), path);
  for (const code of codes) {
    const { program, module } = parseSync(`${file}.tsx`, code);
    const spaces = new Map<string, string>();
    for (const { moduleRequest, entries } of module.staticImports) {
      if (entries.length > 0 && entries.every(({ isType }) => isType)) continue;
      const from = resolved(moduleRequest.value);
      links.imports.push(from);
      if (!isTexts(from)) continue;
      for (const { importName, localName } of entries)
        if (importName.kind === 'NamespaceObject') spaces.set(localName.value, from);
        else links.texts.add(`${from} ${importName.name}`);
    }
    for (const { moduleRequest } of module.dynamicImports)
      links.imports.push(resolved(code.slice(moduleRequest.start + 1, moduleRequest.end - 1)));
    new Visitor({
      MemberExpression({ object, property }) {
        const from = object.type === 'Identifier' && spaces.get(object.name);
        if (from && property.type === 'Identifier') links.texts.add(`${from} ${property.name}`);
      },
      CallExpression({ callee, arguments: [texts, name] }) {
        const from = texts?.type === 'Identifier' && spaces.get(texts.name);
        if (callee.type === 'Identifier' && callee.name === 'said' && from && name?.type === 'Literal')
          links.texts.add(`${from} ${name.value}`);
      },
    }).visit(program);
  }
  return links;
}

/**
 * Returns every text by the page on which a person meets it: first what the frames of all pages say, then each page with
 * its dialogs and islands, and last what no page says by itself: answers of the server, messages, receipts.
 * @param sources the files of `src` by path
 */
export function textsByPage(sources: ReadonlyMap<string, string>): Place[] {
  const texts = [...sources].flatMap(([file, source]) => (isTexts(file) ? textsIn(file, source) : []));
  const links = new Map(
    [...sources]
      .filter(([file]) => /\.(?:tsx?|astro)$/.test(file))
      .map(([file, source]) => [file, linksOf(file, source)]),
  );
  const said = new Set<string>();
  /** Returns the texts of a file and all that it imports, but those of `without`. */
  const reached = (entry: string, without: ReadonlySet<string>): { files: Set<string>; names: Set<string> } => {
    const files = new Set<string>();
    const names = new Set<string>();
    const visit = (file: string): void => {
      const known = links.get(file);
      if (!known || files.has(file) || without.has(file)) return;
      files.add(file);
      for (const name of known.texts) names.add(name);
      for (const next of known.imports) visit(next);
    };
    visit(entry);
    return { files, names };
  };
  const place = (name: string, names: ReadonlySet<string>): Place => ({
    name,
    texts: texts.filter((text) => names.has(`${text.file} ${text.name}`)),
  });
  const places: Place[] = [];
  const frames = new Set<string>();
  const layouts = [...links.keys()].filter((file) => file.startsWith('src/layouts/')).sort();
  for (const file of new Set(['src/layouts/base.astro', ...layouts])) {
    const { files, names } = reached(file, frames);
    for (const one of files) frames.add(one);
    places.push(place(`every page with ${file}`, names));
  }
  for (const file of [...links.keys()].filter((one) => one.startsWith('src/pages/')).sort()) {
    const path = file.slice('src/pages'.length).replace(/(?:\/index)?\.(?:astro|ts)$/, '');
    places.push(place(path || '/', reached(file, frames).names));
  }
  for (const one of places) for (const { file, name } of one.texts) said.add(`${file} ${name}`);
  const rest = Map.groupBy(
    texts.filter(({ file, name }) => !said.has(`${file} ${name}`)),
    ({ file }) => dirname(file),
  );
  for (const [folder, some] of rest) places.push({ name: `answers, messages and papers of ${folder}`, texts: some });
  return places.filter(({ texts: some }) => some.length > 0);
}
