import Papa from 'papaparse';
import { MINUTE } from '#lib/time.ts';

/**
 * Downloads rows as a CSV file in UTF-8 with a byte order mark, so that spreadsheets show Hindi and Punjabi letters.
 */
export function saveTable(rows: string[][], name: string): void {
  // The mark at the start makes spreadsheets read Hindi and Punjabi letters.
  const text = `\uFEFF${Papa.unparse(rows)}`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), MINUTE);
}
