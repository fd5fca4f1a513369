/**
 * Storage key of a random id of the device. After a sign-in on it, other clients cannot use up the customer's one-time
 * codes. It is separate from the other keys, because every page contains those.
 */
export const DEVICE_MARK = 'shagun:device:v1';
