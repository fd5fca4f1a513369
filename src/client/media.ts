import { apiBase } from '#client/api-base.ts';

/** The address of a picture in one of its widths, or of a video. */
export function mediaUrl(value: string, width?: number): string {
  const file = width === undefined || !value.endsWith('.webp') ? value : value.replace(/\.webp$/, `-${width}.webp`);
  return `${apiBase}/uploads/${file}`;
}
