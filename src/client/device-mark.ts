/**
 * Where the browser keeps a random mark of the device, by which strangers cannot use up the codes of whoever signs in on it. It
 * stands apart from the other keys, because every page carries those.
 */
export const DEVICE_MARK = 'shagun:device:v1';
