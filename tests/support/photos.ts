import sharp from 'sharp';

/**
 * Returns a JPEG as phones store it: 1600 by 1200 px, to be rotated by its EXIF orientation. When upright, its upper
 * half is red.
 */
export async function phonePhoto(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 800, height: 1200, channels: 3, background } })
      .png()
      .toBuffer();
  const lying = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#fff' } }).composite([
    { input: await half('#d02020'), left: 0, top: 0 },
    { input: await half('#2020d0'), left: 800, top: 0 },
  ]);
  return lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

/** Returns the JPEG with comment segments added until it has more than `mb` MB. */
export function heavyPhoto(photo: Buffer, mb: number): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(65_533)]);
  const count = Math.ceil((mb * 1_048_576) / comment.length);
  return Buffer.concat([photo.subarray(0, 2), ...Array.from({ length: count }, () => comment), photo.subarray(2)]);
}

/** First bytes of an iPhone's HEIC picture. */
export const heicHead = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
