import { type ConvertToTsxResult, convertToTsx } from '@astrojs/astro2tsx';

/** A part of a page as TypeScript, with the mapping of its positions to the page. */
export interface PagePart {
  /** Suffix of its file: `.tsx` for frontmatter and template, `.script0.ts` for the first script. */
  suffix: string;
  code: string;
  mappings: ConvertToTsxResult['mappings'];
}

/** A position in a text: line and column, both from 1. */
export interface Place {
  line: number;
  column: number;
}

/**
 * Converts an `.astro` file to TypeScript: one part for frontmatter and template, and one for each module script. Also
 * returns the parser's problems.
 */
export function partsOfPage(
  page: string,
  source: string,
): { parts: PagePart[]; problems: (Place & { message: string })[] } {
  const { code, mappings, scripts, diagnostics } = convertToTsx(source, { filename: page, ambientTypes: true });
  const modules = scripts.filter(({ type }) => type === 'processed-module' || type === 'module');
  return {
    parts: [
      { suffix: '.tsx', code, mappings },
      ...modules.map(({ content, position }, number): PagePart => ({
        suffix: `.script${number}.ts`,
        code: `${content}\nexport {};\n`,
        mappings: [[0, content.length, position.start, content.length, 0]],
      })),
    ],
    problems: diagnostics.map(({ message, position }) => ({ ...placeOf(source, position.start), message })),
  };
}

/** Returns the style sheets in the `<style>` elements of an `.astro` file, each with its offset in the file. */
export const sheetsOfPage = (page: string, source: string): { css: string; start: number }[] =>
  convertToTsx(source, { filename: page })
    .styles.filter(({ type }) => type === 'tag')
    .map(({ content, position }) => ({ css: content, start: position.start }));

/**
 * Converts an offset in a part to the place in its `.astro` file; returns the first place of the file for generated
 * code.
 */
export function placeInPage(source: string, { mappings }: PagePart, offset: number): Place {
  const spot = mappings.find(([start, length]) => offset >= start && offset <= start + length);
  return placeOf(source, spot ? spot[2] + Math.min(offset - spot[0], spot[3]) : 0);
}

/** Converts an offset in a text to line and column, both from 1. */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
