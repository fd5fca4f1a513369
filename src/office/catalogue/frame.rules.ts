/** Computes the part of a picture that the shop shows: a frame of the shop's aspect ratio on the picture. */

export interface Size {
  width: number;
  height: number;
}

/** Frame on a picture: its middle as shares of the picture's sides, and its zoom from the largest frame (1). */
export interface Frame {
  x: number;
  y: number;
  zoom: number;
}

/** Part of a picture, in the picture's px. */
export interface Part extends Size {
  left: number;
  top: number;
}

/** Largest frame, in the middle. */
export const MIDDLE: Frame = { x: 0.5, y: 0.5, zoom: 1 };

/** Largest zoom, however large the picture is. */
const CLOSEST = 4;

const within = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

function frameSize({ width, height }: Size, ratio: number, zoom: number): Size {
  const wide = width > height * ratio;
  const [across, down] = wide ? [height * ratio, height] : [width, width / ratio];
  return { width: across / zoom, height: down / zoom };
}

/**
 * Returns the largest zoom, from 1 to `CLOSEST`, at which the frame is still half as wide in the picture's px as the
 * shop shows it.
 * @param shown largest width in px in the shop
 */
export const closest = (picture: Size, ratio: number, shown: number): number =>
  within((frameSize(picture, ratio, 1).width * 2) / shown, 1, CLOSEST);

/**
 * Returns the range of the frame's centre on both axes, as fractions of the picture's sides, in which the frame does
 * not leave the picture.
 */
export function room(picture: Size, ratio: number, zoom: number): { x: [number, number]; y: [number, number] } {
  const { width, height } = frameSize(picture, ratio, zoom);
  const [across, down] = [Math.min(0.5, width / picture.width / 2), Math.min(0.5, height / picture.height / 2)];
  return { x: [across, 1 - across], y: [down, 1 - down] };
}

/**
 * Returns the frame with its zoom limited to 1 to `nearest` and its centre moved so that it does not leave the picture.
 */
export function onPicture(picture: Size, ratio: number, frame: Frame, nearest: number): Frame {
  const zoom = within(frame.zoom, 1, nearest);
  const { x, y } = room(picture, ratio, zoom);
  return { x: within(frame.x, ...x), y: within(frame.y, ...y), zoom };
}

/** Returns the rectangle of the picture that the frame shows, in px, moved inside the picture's edges. */
export function framedPart(picture: Size, ratio: number, frame: Frame): Part {
  const { width, height } = frameSize(picture, ratio, frame.zoom);
  return {
    left: within(frame.x * picture.width - width / 2, 0, picture.width - width),
    top: within(frame.y * picture.height - height / 2, 0, picture.height - height),
    width,
    height,
  };
}

/**
 * Returns the size in px at which to draw a part: its own width, but at most twice the shown width and at most
 * `LARGEST`.
 * @param shown largest width in px in the shop
 */
export function drawnSize({ width }: Part, ratio: number, shown: number): Size {
  const across = Math.max(1, Math.round(Math.min(width, shown * 2, LARGEST)));
  return { width: across, height: Math.max(1, Math.round(across / ratio)) };
}

/** Longest side in px that the server keeps. */
const LARGEST = 2400;
