/** Which part of a picture the shop shows: a frame of the shop's proportion that lies on it. */

export interface Size {
  width: number;
  height: number;
}

/** Where the frame lies: its middle as shares of the picture's sides, and how much closer than the largest frame it is. */
export interface Frame {
  x: number;
  y: number;
  zoom: number;
}

/** A part of a picture, in its own px. */
export interface Part extends Size {
  left: number;
  top: number;
}

/** The largest frame, in the middle. */
export const MIDDLE: Frame = { x: 0.5, y: 0.5, zoom: 1 };

/** No closer than this, however large the picture. */
const CLOSEST = 4;

const within = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

function frameSize({ width, height }: Size, ratio: number, zoom: number): Size {
  const wide = width > height * ratio;
  const [across, down] = wide ? [height * ratio, height] : [width, width / ratio];
  return { width: across / zoom, height: down / zoom };
}

/**
 * Returns how close the frame may go before it holds less than half of what the shop shows.
 * @param shown width in px the shop shows at most
 */
export const closest = (picture: Size, ratio: number, shown: number): number =>
  within((frameSize(picture, ratio, 1).width * 2) / shown, 1, CLOSEST);

/** Returns the shares between which the middle of the frame can move so that the frame stays on the picture. */
export function room(picture: Size, ratio: number, zoom: number): { x: [number, number]; y: [number, number] } {
  const { width, height } = frameSize(picture, ratio, zoom);
  const [across, down] = [Math.min(0.5, width / picture.width / 2), Math.min(0.5, height / picture.height / 2)];
  return { x: [across, 1 - across], y: [down, 1 - down] };
}

/** Returns the frame moved back onto the picture, where it lies beyond its edge or is too close. */
export function onPicture(picture: Size, ratio: number, frame: Frame, nearest: number): Frame {
  const zoom = within(frame.zoom, 1, nearest);
  const { x, y } = room(picture, ratio, zoom);
  return { x: within(frame.x, ...x), y: within(frame.y, ...y), zoom };
}

/** Returns the part of the picture that a frame shows; it never reaches beyond the picture. */
export function partOf(picture: Size, ratio: number, frame: Frame): Part {
  const { width, height } = frameSize(picture, ratio, frame.zoom);
  return {
    left: within(frame.x * picture.width - width / 2, 0, picture.width - width),
    top: within(frame.y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  };
}

/**
 * Returns the size in which a part is drawn: at most twice what the shop shows, and never larger than it is.
 * @param shown width in px the shop shows at most
 */
export function drawnSize({ width }: Part, ratio: number, shown: number): Size {
  const across = Math.max(1, Math.round(Math.min(width, shown * 2, LARGEST)));
  return { width: across, height: Math.max(1, Math.round(across / ratio)) };
}

/** The server keeps no more than this of a side, in px. */
const LARGEST = 2400;
