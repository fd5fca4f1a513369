import { drawnPicture } from '#client/picture-file.ts';

/** Side of an uploaded avatar in pixels. */
const SIDE = 480;

/**
 * Cuts the middle square out of a picture and scales it down to at most 480 px for upload.
 * @throws Error when the browser cannot read the file as a picture
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const size = Math.min(SIDE, side);
  const part = { left: (picture.width - side) / 2, top: (picture.height - side) / 2, width: side, height: side };
  const square = await drawnPicture(picture, part, { width: size, height: size });
  picture.close();
  return square;
}
