/** An e-mail address as people write it. Every part ends where the next begins, so that a long wrong text is refused as fast as a short one. */
export const EMAIL_PATTERN = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;
