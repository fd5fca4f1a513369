/** The largest design the server takes, in bytes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** What speaks against a chosen file, before it is sent; empty when nothing does. The server checks again. */
export function designFileProblem({ name, size }: { name: string; size: number }): string {
  if (!/\.(jpe?g|png)$/i.test(name)) return 'Please choose a .jpg, .jpeg or .png picture.';
  if (size === 0) return 'The file is empty. Please choose another picture.';
  return size > MAX_BYTES ? 'The picture is larger than 5 MB. Please choose a smaller one.' : '';
}
