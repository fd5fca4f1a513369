/** Side of an uploaded avatar in pixels. */
const SIDE = 480;

/**
 * Cuts the middle square out of a picture and makes it small enough to send from any phone.
 * @throws Error when the file is no picture that the browser can read
 */
export async function squarePicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const size = Math.min(SIDE, side);
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  // A transparent picture lies on paper, not on black.
  brush.fillStyle = '#fffdf7';
  brush.fillRect(0, 0, size, size);
  brush.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, size, size);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.88);
  });
}
