/** Returns a cell's text, with an apostrophe before it when a spreadsheet would take it for a formula. */
export function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Returns a cell's text without the apostrophe of `guarded`. */
export function unguarded(text: string): string {
  return /^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
