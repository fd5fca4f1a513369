/** Puts a text on the clipboard. @returns false when the browser does not let the page */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
