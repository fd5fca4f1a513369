/** A number of boxes as families write it behind a name: "2 boxes", "3 dabbe", "2 ਡੱਬੇ". */
const BOXES = /(?<![\d,.])(\d{1,2}) ?(?:box(?:es)?|dabb?[ae]|dibb?[ae]|ਡੱਬ[ਾੇ]|डि?ब्ब[ाे])(?![\p{L}\p{M}\d])/iu;

/** Returns the number of boxes (1 to 99) that a guest's note asks for; 1 when it asks for none. */
export function boxesInNote(note: string): number {
  return Math.max(1, Number(BOXES.exec(note)?.[1] ?? 1));
}
