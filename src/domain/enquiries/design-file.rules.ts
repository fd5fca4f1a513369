import * as say from '#domain/enquiries/enquiries.texts.ts';

/** The largest file that is looked at, in bytes; what is sent is made smaller before. */
const MAX_BYTES = 40 * 1024 * 1024;

/**
 * Returns the error of a chosen file by name and size (in bytes), before it is opened; empty when there is none. The
 * server checks the content.
 */
export function designFileProblem({ name, size }: { name: string; size: number }): string {
  if (!/\.(jpe?g|png)$/i.test(name)) return say.designWrongKind;
  if (size === 0) return say.designEmpty;
  return size > MAX_BYTES ? say.designTooLarge : '';
}
