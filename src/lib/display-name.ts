/** Shows a product's or person's name with its first letter capital and the rest lower case. */
export function displayName(text: string): string {
  const trimmed = text.trim();
  const [first = ''] = trimmed;
  return first.toLocaleUpperCase('en-IN') + trimmed.slice(first.length).toLocaleLowerCase('en-IN');
}
