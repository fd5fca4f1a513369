/** Texts of pictures and videos of records. `src/README.md` tells the form. */

// Any file.
export const optional = ' (optional)';
export const replace = 'Replace';
export const sendingHeard = (label: string) => `Sending ${label}`;
export const sending = (percent: number) => `Sending: ${percent}%`;
export const preparing = 'Getting it ready for the shop…';
export const pictureKept = (problem: string) => `${problem} The picture is kept here; press “Send again”.`;
export const videoKept = (problem: string) => `${problem} The video is kept here; press “Send again”.`;
export const sendAgain = 'Send again';
export const keepOld = 'Keep the old one';
export const backToEarlier = 'Back to the earlier one';
export const takeAway = 'Take away';
export const notArrived = (label: string) =>
  `“${label}” has not arrived. Nothing is lost: press “Send again” or “Keep the old one” there, then this button again.`;
export const notReady = 'We could not get a picture ready. Nothing is lost: check it, then press this button again.';

// A picture.
export const pictureHintSquare = 'Drop a picture here. The shop shows it square.';
export const pictureHintUpright = 'Drop a picture here. The shop shows it upright.';
export const pictureHintWide = (times: number) =>
  `Drop a picture here. The shop shows it ${times} times as wide as high.`;
export const choosePicture = 'Choose a picture';
export const takePhoto = 'Take a photo';
export const showAnotherPart = 'Show another part';
export const pictureNew = (label: string) => `${label}: the new picture`;
export const pictureNow = (label: string) => `${label}: the picture now`;
export const pictureNone = (label: string) => `${label}: no picture yet`;

// Why a picture is not taken.
export const partLost =
  'We could not load this part of the page. Please check your connection and choose the picture again.';
export const notDrawn = 'This device could not draw the picture. Please try again, or use another device.';
export const megabytes = (megabytes: number) => `${megabytes} MB`;
export const fileEmpty = 'The file is empty. Please choose another picture.';
export const fileIsPdf = 'This is a PDF. Please save the page you want as a JPEG or PNG picture and choose that.';
export const fileIsDrawing =
  'This is a drawing (SVG). Please save it as a PNG picture, at least 1,000 pixels wide, and choose that.';
export const fileIsVideo = 'This is a video. Please choose a picture: JPEG, PNG, WebP or AVIF.';
export const fileIsOther = 'This is not a picture. Please choose a JPEG, PNG, WebP or AVIF.';
export const fileTooLarge = (size: string, most: string) =>
  `This file is ${size}, and we can open at most ${most}. Please make it smaller first.`;
export const fileFromIphone =
  'This browser cannot open iPhone pictures (HEIC). Share the picture as a JPEG, or set the camera to “Most Compatible” (Settings, Camera, Formats), and choose it again.';
export const fileTooLargeHere = (size: string) =>
  `This device cannot open a picture of ${size}. Please make it smaller, or use another device.`;
export const fileDamaged =
  'This picture is damaged and does not open. Please choose another one, or send it to this device again.';
export const fileCutShort =
  'The end of this picture is missing, as after a broken transfer. Please copy it again, or choose another one.';

// The part of a picture that is shown.
export const frameTitle = 'Which part shall we show?';
export const frameHeard = 'The part that the shop will show';
export const frameHint = 'Drag the picture under the frame, or use the sliders.';
export const frameAcross = 'Left or right';
export const frameFromLeft = (percent: number) => `${percent}% from the left`;
export const frameUpDown = 'Up or down';
export const frameFromTop = (percent: number) => `${percent}% from the top`;
export const frameCloser = 'Closer';
export const frameTimes = (times: string) => `${times} times`;
export const frameSoft = (width: number, shown: number) =>
  `This part is ${width} pixels wide, and the shop shows it up to ${shown} wide. It may look soft on large screens.`;
export const frameUse = 'Use this picture';

// A video.
export const videoHint = 'Drop a video here: MP4 or MOV, at most 20 MB. It starts without sound.';
export const chooseVideo = 'Choose a video';
export const recordVideo = 'Record a video';
export const videoHeard = (label: string) => `${label}: the video now`;
export const videoNone = 'No video yet.';
