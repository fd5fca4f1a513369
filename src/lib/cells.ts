/** Returns a cell's text, prefixed with an apostrophe when a spreadsheet would run it as a formula. */
export function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe that `guarded` put before a cell's text. */
export function unguarded(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
