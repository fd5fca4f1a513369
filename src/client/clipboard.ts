/** Copies a text to the clipboard. @returns false when the browser does not permit this */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
