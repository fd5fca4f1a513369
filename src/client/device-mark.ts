/**
 * Storage key of a random mark of the device, by which strangers cannot use up the sign-in codes of a person who signed
 * in on it. It is apart from the other keys, because every page carries those.
 */
export const DEVICE_MARK = 'shagun:device:v1';
