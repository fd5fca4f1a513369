import { drawBox } from '#features/box/box-drawing.rules.ts';
import { boxMaterial } from '#features/box/box.rules.ts';
import { pictureSources } from '#ui/picture-sources.ts';

interface BoxPictureProps {
  tempId: number;
  /** Category of the invitation, which says what the box is made of. */
  category: string;
  sweets: readonly { index: number; sweetId: string; name: string; image: string }[];
}

/** A filled box from above. Nothing can be chosen in it: the drawing is a picture and its links are out of reach. */
export function BoxPicture({ tempId, category, sweets }: BoxPictureProps) {
  const choices = sweets.map((sweet) => ({ ...sweet, rate: 0 }));
  const drawing = drawBox({ tempId, material: boxMaterial(category), choices, chooseAt: () => '', pictureOf: (image) => pictureSources(image)?.src ?? '' });
  return <div className="order-drawing" inert dangerouslySetInnerHTML={{ __html: drawing }} />;
}
