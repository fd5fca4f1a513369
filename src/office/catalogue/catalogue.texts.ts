import { pluralsOf } from '#lib/plurals.ts';

/** Texts of catalogue of office. `src/README.md` tells the form. */

const counted = pluralsOf('en');

// Again text.
export const isAsItWas = (title: string) => `${title} is as it was`;
export const thePrice = 'the price';
export const ofIsAgain = (what: string, title: string, value: string) => `${what} of ${title} is ${value} again`;

// File kind.
export const mbRound = (round: number) => `${round} MB`;
export const fileEmptyChooseAnother = 'The file is empty. Please choose another picture.';
export const pdfDocumentSavePage =
  'This is a PDF document. Please save the page you want as a JPEG or PNG picture and choose that.';
export const drawingSvgSavePng =
  'This is a drawing (SVG). Please save it as a PNG picture, at least 1,000 pixels wide, and choose that.';
export const videoChoosePictureJpeg = 'This is a video. Please choose a picture: JPEG, PNG, WebP or AVIF.';
export const fileNoPictureChoose = 'This file is no picture. Please choose a JPEG, PNG, WebP or AVIF.';
export const fileMostMbCan = (size: string, mostMb: number) =>
  `The file has ${size}; at most ${mostMb} MB can be opened here. Please make it smaller first.`;
export const browserCannotOpenIphone =
  'This browser cannot open iPhone pictures (HEIC). Share the picture as a JPEG, or set the camera to “Most Compatible” (Settings, Camera, Formats), and choose it again.';
export const deviceCannotOpenPicture = (size: string) =>
  `This device cannot open a picture of ${size}. Please make it smaller, or choose it on another device.`;
export const pictureDamagedCannotOpened =
  'The picture is damaged and cannot be opened. Please choose another one, or send it to this device once more.';
export const endPictureMissingAfter =
  'The end of this picture is missing, as after a broken transfer. Please copy it once more, or choose another one.';

// Place plan.
export const onTheSite = 'On the site';
export const theseDaysNothingWould = 'With these days nothing would change for any of them.';
export const plannedWhenTheyVisible = (what: string) => `Planned for ${what} when they are visible.`;

// Plan form.
export const choose = 'Please choose a day and a time.';
export const today = (priceNow: string) => ` (today ${priceNow})`;
export const plan = (price: string) => `Plan ${price}`;

// Plan.
export const planned = (join: string) => `Planned: ${join}.`;

// Read sheet file.
export const quotationMarkWrongPlace = 'has a quotation mark in the wrong place';
export const changesMoreThanDivide = (kind: string) => `changes more than ${kind}; please divide it`;

// Send plan.
export const planned2 = (changed: string) => `Planned: ${changed}.`;

// Uploads.
export const notArrivedNothingLost = (label: string) =>
  `“${label}” has not arrived. Nothing is lost: press “Send again” there, or “Keep the old one”, then this button once more.`;
export const pictureCouldNotMade =
  'A picture could not be made ready. Nothing is lost: look at it, then press this button once more.';

// Use bulk change.
export const pricesPlannedFrom = (changes: number, at: string) =>
  counted(changes, {
    one: `${changes} price is planned from ${at}.`,
    other: `${changes} prices are planned from ${at}.`,
  });
export const belowWhatTheyNow = (message: string, names: string) => `${message} Below is what they are now: ${names}.`;

// Use bulk tools.
export const withdraw = 'Withdraw';
export const inTheBin = 'in the bin';
export const bringBack = 'Bring back';
export const backFromBin = 'back from the bin';
export const putSite = 'Put on the site';
export const onTheSite2 = 'on the site';
export const hide = 'Hide';
export const hiddenFromSite = 'hidden from the site';

// Use record editor.
export const wasAdded = (title: string) => `${title} was added.`;
export const wasSavedAt = (title: string, updatedAt: string) => `${title} was saved at ${updatedAt}.`;
export const nothingDifferentNothingSaved = 'Nothing was different, so nothing was saved.';
export const itIsInThe = 'It is in the bin.';
export const backFromBin2 = 'It is back from the bin.';
export const ofAt = (at: string) => `of ${at}`;
export const ofTheBeginning = 'of the beginning';
export const versionBack = (when: string) => `The version ${when} is back.`;

// Use record list.
export const placeNow = (name: string, to: number, count: number) => `${name} is at place ${to} of ${count} now.`;
export const putPlace = (name: string, to: number) => `${name} was put to place ${to}.`;

// Use sheet.
export const lost = 'This part of the page could not be loaded. Please check your connection and try again.';
export const areInCsv = (count: number, kind: string, kind2: string) =>
  counted(count, { one: `${kind} is in ${kind2}.csv.`, other: `${kind} are in ${kind2}.csv.` });
export const somebodyChangedSomeThese = (many: string) =>
  `Somebody changed some of these ${many} just now. Nothing was written; the rows are marked below.`;
export const everythingBeforeTable = 'Everything is as it was before the table.';

// Use upload.
export const sendAgain = 'Send again';
export const keepOldOne = 'Keep the old one';

// Bulk bar.
export const chosen = (selected: number) => `${selected} chosen`;

// Bulk dialog.
export const change = (kind: string) => `Change ${kind}`;
export const leaveThem = 'Leave them';
export const percent = 'Percent';
export const rupees = 'Rupees';
export const when = 'When';
export const from = 'From';
export const until = 'Until';

// Bulk tools.
export const more = 'More…';

// Catalogue page.
export const catalogue = 'Catalogue';
export const hidden = (hidden: number) => `${hidden} hidden`;
export const inTheBin2 = (bin: number) => `${bin} in the bin`;

// File field.
export const optional = ' (optional)';
export const sendingOfHeard = (label: string) => `Sending of ${label}`;
export const sending = (round: number) => `Sending, ${round} %`;
export const makingReadyShop = 'Making it ready for the shop…';

// Frame dialog.
export const whichPartShallShown = 'Which part shall be shown?';
export const partShopWillShow = 'The part that the shop will show';
export const dragPictureUnderFrame = 'Drag the picture under the frame, or use the sliders.';
export const leftRight = 'Left or right';
export const fromLeft = (round: number) => `${round} % from the left`;
export const upDown = 'Up or down';
export const fromTop = (round: number) => `${round} % from the top`;
export const closer = 'Closer';
export const times = (toFixed: string) => `${toFixed} times`;
export const partPixelsWideShop = (width: number, width2: number) =>
  `This part is ${width} pixels wide and the shop shows it up to ${width2} wide: it may look soft on large screens.`;
export const takePicture = 'Use this picture';

// History panel.
export const addedIt = 'added it';
export const changedIt = 'changed it';
export const withdrewIt = 'withdrew it';
export const broughtBackFromBin = 'brought it back from the bin';
export const saveWhatYouTyped = 'Save what you typed, or forget it, before you bring an earlier version back.';
export const nobodyChangedBackOffice = 'Nobody has changed it in the back office yet.';
export const whatBeginning = 'What was there at the beginning';
export const bringBack2 = 'Bring this back';

// Html field.
export const willLook = 'As it will look';
export const html = 'HTML';
export const toWrite = (label: string) => `${label}, to write`;
export const asHtmlHeard = (label: string) => `${label} as HTML`;
export const headingsListsTablesLinks =
  'Headings, lists, tables and links stay when you paste a text; pictures and colours fall away.';
export const whatPolicyMayNot = 'What a policy may not hold, such as scripts, falls away when you save.';

// Link form.
export const writeAddressSuchShagun =
  'Please write an address such as shagun.in/sweets, /sweets, an e-mail address or a telephone number.';
export const whereLinkLeads = 'Where the link leads';
export const putLink = 'Put the link in';
export const removeLink = 'Remove the link';
export const close = 'Close';

// List page.
export const noSuchList = 'There is no such list';
export const asATable = 'As a table';
export const newOne = (one: string) => `New ${one}`;
export const noYet = (toLowerCase: string) => `There are no ${toLowerCase} yet`;
export const firstOneYouAdd = 'The first one you add is on the site a moment later.';
export const binEmpty = 'The bin is empty';
export const nothingLike = 'Nothing like that is here';
export const showAll2 = 'Show all';

// List tools.
export const allButBin = 'All but the bin';
export const hidden2 = 'Hidden';
export const inTheBin3 = 'In the bin';
export const asOnTheSite = 'As on the site';
export const asAdded = 'As added';
export const nameZ = 'Name, A to Z';
export const nameZ2 = 'Name, Z to A';
export const priceLowestFirst = 'Price, lowest first';
export const priceHighestFirst = 'Price, highest first';
export const lastChangedFirst = 'Last changed first';
export const without = (kind: string) => `Without ${kind}`;
export const show = 'Show';
export const category = 'Category';
export const all = 'All';
export const marked = 'Marked';
export const missing = 'Missing';
export const order = 'Order';

// Moment field.
export const day = 'Day';
export const timeIndia = 'Time in India';

// Picture field.
export const lost2 =
  'This part of the page could not be loaded. Please check your connection and choose the picture again.';
export const dropPictureShownHint = (width: string) => `Drop a picture here. It is shown ${width}.`;
export const choosePicture = 'Choose a picture';
export const takePhoto = 'Take a photo';
export const newPicture = (label: string) => `${label}: the new picture`;
export const pictureNow = (label: string) => `${label}: the picture of now`;
export const noPictureYet = (label: string) => `${label}: no picture yet`;
export const timesWideHigh = (value: number) => `${value} times as wide as high`;
export const deviceCouldNotDraw =
  'This device could not draw the picture. Please try again, or choose it on another device.';
export const showAnotherPart = 'Show another part';
export const backEarlierOne = 'Back to the earlier one';
export const takeAway = 'Take away';

// Place dialog.
export const whenVisible = (chosen: number, value: string) =>
  counted(chosen, { one: `When ${chosen} ${value} is visible`, other: `When ${chosen} ${value} are visible` });
export const visibleFrom = 'Visible from';
export const visibleUntil = 'Visible until';
export const willChange = (will: number) => `${will} will change`;
export const stayThey = (stay: number) =>
  counted(stay, { one: `${stay} stays as it is`, other: `${stay} stay as they are` });
export const plan2 = (will: number) => `Plan ${will}`;
export const planThem = 'Plan them';
export const planning = 'Planning…';
export const oneMoment = 'One moment…';

// Preview button.
export const drawingPage = 'Drawing the page…';
export const preview = 'Preview';
export const openPreview = 'Open the preview';

// Record editor.
export const binNotSiteCan = (one: string) =>
  `This ${one} is in the bin and not on the site. It can be changed and brought back.`;
export const hiddenOnlyStaffSee = (one: string) => `This ${one} is hidden: only the staff see it.`;
export const more2 = 'More';
export const history = 'History';
export const seeSite = 'See it on the site';
export const duplicate = 'Duplicate';
export const inTheLog = 'In the log';

// Record field.
export const noLongerOffered = (text: string) => `${text} (no longer offered)`;
export const pleaseChoose = 'Please choose';

// Record form.
export const whatYouTypedEarlier = (join: string) => `What you typed earlier is here again and not saved yet: ${join}.`;
export const forgetIt = 'Forget it';
export const offHidesFromEverybody = 'Off hides it from everybody but the staff.';
export const save = 'Save';
export const addThis = (one: string) => `Add this ${one}`;
export const saving = 'Saving…';
export const notSavedYet = 'Not saved yet';

// Record page.
export const edit = (one: string) => `Edit ${one}`;
export const thisIsNotThere = (what: string) => `This ${what} is not there`;
export const toTheList = 'To the list';
export const linkMayFromAnother = 'The link may be from another shop, or not complete.';

// Record row.
export const isEdge = (edge: string) => ` is-${edge}`;
export const choose2 = (title: string) => `Choose ${title}`;
export const changed = (updatedAt: string) => `changed ${updatedAt}`;
export const planned3 = (planned: string) => `Planned: ${planned}`;
export const moveUp = 'Move up';
export const placeOfHeard = (title: string) => `Place of ${title}`;
export const moveDown = 'Move down';

// Rich text.
export const paragraph = 'Paragraph';
export const heading = 'Heading';
export const smallerHeading = 'Smaller heading';
export const itsFormHeard = (label: string) => `${label}: its form`;
export const kindParagraphHeard = 'Kind of paragraph';
export const numberedList = 'Numbered list';
export const link = 'Link';

// Sheet panel.
export const saveTable = 'Save as a table';
export const reading = 'Reading…';

// Sheet preview.
export const writing = 'Writing…';

// Sheets page.
export const tables = 'Tables';

// Tasks field.
export const taskHeard = (value: number) => `Task ${value}`;
export const daysBeforeTaskHeard = (value: number) => `Days before, task ${value}`;
export const daysPlaceholder = 'Days';
export const moveUpTaskHeard = (value: number) => `Move up task ${value}`;
export const moveDownTaskHeard = (value: number) => `Move down task ${value}`;
export const oneMoreLine = 'One more line';

// Value text.
export const daysBefore = (text: string, daysBefore: number) => `${text} (${daysBefore} days before)`;

// Video field.
export const dropVideoMp4MovHint = 'Drop a video here: MP4 or MOV, at most 20 MB. It is shown without sound at first.';
export const chooseVideo = 'Choose a video';
export const recordVideo = 'Record a video';
export const videoNowHeard = (label: string) => `${label}: the video of now`;
export const noVideoYet = 'No video yet.';

// Withdraw button.
export const withdraw2 = (title: string) => `Withdraw ${title}?`;
export const canBroughtBackFrom = 'It can be brought back from the bin at any time.';
export const keepIt = 'Keep it';
export const withdrawIt = 'Withdraw it';
export const rupees2 = 'rupees';
export const priceBy = (trim: string, value: string) => `price by ${trim} ${value}`;

// Use record form.
export const somebody = 'Somebody';
export const changedMeanwhileChooseBelow = (changedBy: string) => `${changedBy} changed this meanwhile: choose below.`;
export const doneChangedNew = (known: number, value: number, value2: string) =>
  `Done: ${known} changed, ${value} new. ${value2}`;
export const theBeginning = 'the beginning';
export const from2 = (value: string) => ` from ${value}`;
export const yourBrowserOpenedNo = 'Your browser opened no window.';
export const list = 'list';

// Visible button.
export const hiddenFrom = 'hidden from';
export const on = 'on';
export const isTheSite = (record: string, value: string) => `${record} is ${value} the site.`;
export const box = 'box';
export const boxes2 = 'boxes';
export const inCarts = (carts: string) => `${carts} in carts`;
export const keptLater = (savedBoxes: string) => `${savedBoxes} kept for later`;
export const thoseBoxesStayAsk = (join: string) =>
  `It is in ${join}. Those boxes stay, and ask for something else in its place. Orders keep it as it was.`;
export const bannerLeads = 'banner leads';
export const bannersLead = 'banners lead';
export const oneWithoutTitle = 'one without a title';
export const itsPage = (banners: string, join: string) => `${banners} to its page: ${join}.`;
/** What a list has; `noun` is its kind in one or many. */
export const listSize = (count: number, noun: string) => `${count} ${noun}`;
export const listSizeInOrder = (count: number, noun: string) => `${count} ${noun}, in the order of the site`;
