/** Texts about pictures and videos that are sent and cannot be taken. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'server.media';

// Pictures.
export const noPicture = 'This file is not a JPEG or PNG picture. Please choose another one.';
export const otherEnding = 'The file’s name does not match what is in it. Please choose another picture.';
export const movingPicture = 'You cannot use moving pictures here. Please choose a still one.';
export const tooManyPixels = 'The picture has too many pixels. Please choose a smaller one.';
export const tooNarrow = 'The picture is too long and narrow. Please choose another one.';
export const damagedPicture = 'The picture is damaged. Please choose another one.';
export const emptyPicture = 'The file is empty. Please choose another picture.';
export const pictureEndings = 'Please choose a .jpg, .jpeg or .png picture.';
export const manyPictures = 'We are looking at many pictures just now. Please try again in a minute.';
export const slowPicture = 'This picture takes too long to read. Please choose another one.';

// Videos.
export const damagedVideo =
  'The end of this video is missing, or it is damaged. Please copy it again, or choose another one.';
export const noVideo = 'This file is not an MP4 video. Please choose an .mp4 or .mov file.';
export const emptyVideo = 'The file is empty. Please choose another video.';
export const noMovingPictures = 'There are no moving pictures in this file. Please choose a video.';
export const videoHevc =
  'This video is in HEVC, which many phones cannot play. Set the camera to “Most Compatible” (Settings, Camera, Formats), or send the video to yourself on WhatsApp and choose that one.';
export const videoKind =
  'Many phones cannot play this kind of video. Please save it as MP4 in H.264 and choose it again.';
