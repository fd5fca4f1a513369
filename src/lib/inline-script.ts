/** A script that stands in every page, without its line comments and indentation; the content policy knows this form. */
export function leanScript(source: string): string {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}
