/**
 * Maximum side of an uploaded picture in px, and maximum size of its file in bytes; phones take pictures of 50
 * megapixels and 10 MB.
 */
const LONGEST_SIDE = 3000;
const LARGEST_BYTES = 4 * 1024 * 1024;

const kinds = [
  { type: 'image/jpeg', ending: 'jpg', head: [0xff, 0xd8, 0xff] },
  { type: 'image/png', ending: 'png', head: [0x89, 0x50, 0x4e, 0x47] },
];

/** Returns the kind of a picture by the first bytes of its file: JPEG or PNG; null for any other file. */
async function kindOf(file: Blob): Promise<(typeof kinds)[number] | null> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return kinds.find((kind) => kind.head.every((byte, place) => head[place] === byte)) ?? null;
}

/**
 * Draws a part of a picture at another size as a JPEG, on a light ground where it is transparent.
 * @param part rectangle of the picture, in its px
 * @param size width and height of the result in px
 * @param quality of the JPEG, from 0 to 1
 * @throws Error when the browser cannot draw
 */
export async function drawnPicture(
  picture: ImageBitmap,
  part: { left: number; top: number; width: number; height: number },
  size: { width: number; height: number },
  quality = 0.88,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  // A transparent picture lies on paper, not on black.
  brush.fillStyle = '#fffdf7';
  brush.fillRect(0, 0, size.width, size.height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, size.width, size.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality);
  });
}

/**
 * Returns a picture for upload: a JPEG or PNG of at most 3000 px and 4 MB unchanged, with the right file ending; any
 * other picture as a smaller JPEG.
 * @throws Error when the browser cannot read the file as a picture
 */
export async function sendablePicture(file: File): Promise<File> {
  const name = file.name.replace(/\.[^.]*$/, '') || 'picture';
  // By its time a picture that is sent again after a lost answer is known for the same.
  const { lastModified } = file;
  const picture = await createImageBitmap(file);
  const { width, height } = picture;
  const kind = await kindOf(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  if (kind && scale === 1 && file.size <= LARGEST_BYTES) {
    picture.close();
    return new File([file], `${name}.${kind.ending}`, { type: kind.type, lastModified });
  }
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const drawn = await drawnPicture(picture, { left: 0, top: 0, width, height }, size);
  picture.close();
  return new File([drawn], `${name}.jpg`, { type: 'image/jpeg', lastModified });
}
