/** Texts of the rules, contracts and answers of catalogue. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'catalogue';

// Catalogue.
export const priceMissing = 'Please write a price.';
export const fieldRequired = (label: string) => `${label} is required.`;
export const nameTooLong = (label: string) => `${label} may have at most 120 characters.`;
export const textTooLong = (label: string, limit: number) => `${label} may have at most ${limit} characters.`;
export const numberNotDigits = (label: string) => `${label} must be a number in digits, such as 450 or 1,250.50.`;
export const paiseNotWhole = (label: string) => `${label} must be whole paise.`;
export const numberNegative = (label: string) => `${label} cannot be negative.`;
export const tooLarge = (label: string) => `${label} is too large.`;
export const numberNotAboveZero = (label: string) => `${label} must be above zero.`;
export const choiceMissing = (label: string) => `Please choose the ${label}.`;
export const entryTooLong = (label: string) => `${label}: each may have at most 120 characters.`;
export const tooManyEntries = (label: string) => `${label}: please list at most forty.`;
export const pictureRequired = 'A picture is required.';
export const priceOf = (unit: string) => `Price of ${unit}`;
export const shelfLifeNotNumber = 'Shelf life in days must be a number in digits, such as 15.';
export const shelfLifeNotWhole = 'Shelf life in days must be a whole number.';
export const shelfLifeNegative = 'Shelf life in days cannot be negative.';
export const shelfLifeTooLong = 'Shelf life in days is at most 3,650: ten years.';
export const labelStorage = 'How to keep it';
export const labelOtherNames = 'Other names';

// Checklist.
export const taskEmpty = 'Please say what there is to do, or remove the line.';
export const taskTooLong = 'A task may have at most 200 characters.';
export const daysBeforeNotNumber = 'Days before must be a number in digits, such as 30.';
export const daysBeforeNotWhole = 'Days before must be a whole number.';
export const daysBeforeNegative = 'Days before cannot be negative.';
export const daysBeforeTooMany = 'Days before is at most two years.';
export const tooManyTasks = 'What to do: please list at most 200.';
export const tasksRequired = 'Please list what to do.';

// Decoration.
export const marriageDecorations = 'Marriage decorations';
export const birthdayDecorations = 'Birthday decorations';
export const mehndiDecorations = 'Mehndi decorations';
export const roomDecor = 'Room decor';
export const partyDecorations = 'Party decorations';
export const tabRoomDecor = 'Room Decor';
export const tabMarriage = 'Marriage';
export const tabBirthday = 'Birthday';
export const tabMehndi = 'Mehndi';
export const tabParty = 'Party';

// Designer.
export const designersBride = 'Designers for the bride';
export const designersGroom = 'Designers for the groom';
export const designersSuits = 'Designers of suits';
export const moreDesigners = 'More designers';
export const tabBride = 'Bride';
export const tabGroom = 'Groom';
export const tabSuits = 'Suits';
export const tabOther = 'Other';

// Home.
export const linkNotValid = 'Where it leads must be a page of the shop, such as /sweets, or a web address.';
export const labelSecondLine = 'Second line';
export const labelPictureDescription = 'Description of the picture';
export const labelOurStory = 'Our story';
export const ourStoryRequired = 'Our story is required.';
export const starsNotNumber = 'Please give 1 to 5 stars.';
export const starsNotWhole = 'Please give whole stars.';
export const starsRequired = 'Stars are required.';
export const labelTheirWords = 'Their words';
export const theirWordsRequired = 'Their words are required.';
export const buttonGetQuote = 'Get a quote';
export const buttonChooseBox = 'Choose a box';
export const buttonOrderNow = 'Order now';
export const buttonSeeMore = 'See more';

// Invitation.
export const labelPriceOne = 'Price of one';
export const tabMiscellaneous = 'Miscellaneous';
export const tabBox = 'Box';
export const tabWooden = 'Wooden Box';
export const tabGlass = 'Glass Box';
export const invitationBoxes = 'Invitation boxes';
export const woodenInvitationBoxes = 'Wooden invitation boxes';
export const glassInvitationBoxes = 'Glass invitation boxes';
export const miscellaneousInvitations = 'Miscellaneous invitations';

// Policy.
export const privacyPolicy = 'Privacy Policy';
export const shippingPolicy = 'Shipping Policy';
export const refundPolicy = 'Refund Policy';
export const termsConditions = 'Terms and Conditions';
export const choosePolicy = 'Please choose the policy.';
export const policyRequired = 'Policy is required.';
export const textRequired = 'Text is required.';
export const policyTooLong = 'Text may have at most 100,000 characters.';

// Publishing.
export const noList = 'There is no such list.';
export const timeNotValid = 'That is not a time.';
export const timeRequired = 'A time is required.';
export const signatureWrong = 'The signature does not match.';
export const siteWillBePublished = 'We will publish the site.';

// Record labels.
export const labelBestSeller = 'Best seller';
export const labelShelfLife = 'Shelf life in days';
export const labelPrice400 = 'Price of 400 gm';
export const labelForWeddings = 'For weddings';
export const labelDeliveryCharge = 'Delivery charge';
export const labelLeastWeight = 'Smallest order, in grams';
export const labelPriceKg = 'Price of 1 kg';
export const labelFirstPicture = 'First picture';
export const labelSecondPicture = 'Second picture';
export const labelThirdPicture = 'Third picture';
export const labelFourthPicture = 'Fourth picture';
export const labelTitle = 'Title';
export const labelLink = 'Where it leads';
export const labelPictureDark = 'The picture is dark';
export const labelPoster = 'Picture before the film begins';
export const labelContactPicture = 'Picture of the contact page';
export const labelTasks = 'What to do';
export const labelName = 'Name';
export const labelPicture = 'Picture';
export const labelDescription = 'Description';
export const labelIngredients = 'Ingredients';
export const labelAllergens = 'Allergens';
export const labelVegetarian = 'Vegetarian';
export const labelCategory = 'Category';
export const labelKind = 'Kind';
export const labelVideo = 'Video';
export const labelEvent = 'Event';
export const labelTab = 'Tab';
export const labelPlace = 'Place';
export const labelFilm = 'Film';
export const labelTown = 'Town';
export const labelStars = 'Stars';
export const labelPolicy = 'Policy';
export const labelText = 'Text';

// Record lacks.
export const lacksPrice = 'a price';
export const lacksOtherName = 'a name in Hindi or Punjabi';
export const lacksPicture = 'a picture';
export const lacksPictures = 'all four pictures';

// Record problems.
export const mediaMissing = (value: string) => `The media store has no ${value}.`;
export const notOurMedia = 'This is not a picture or video of the catalogue. Please choose another.';

// Schedule due.
export const scheduleOf = (actor: string) => `${actor}’s schedule`;

// Schedule.
export const momentMissing = 'Please choose a day and a time.';
export const noSuchRecord = 'There is no such record.';
export const planGone = 'This is no longer planned: it has happened, or somebody removed it.';
export const planChanged = 'Somebody changed this plan just now. Please look at it again.';

// Staff catalogue.
export const noRecordKind = 'There is no such kind of record.';
export const nothingToSave = 'There is nothing to save.';
export const tooManyRecords = (mostRecords: number) => `You can save at most ${mostRecords} records at once.`;
export const noFolder = 'There is no such folder.';
export const videoTooLarge =
  'This video is larger than 20 MB. Please make it shorter, or send it to yourself on WhatsApp and choose that one.';
export const catalogueChanged =
  'Somebody changed the catalogue just now. Please look at it again and repeat your change.';
export const videoRequired = 'A video is required.';

// Staff record.
/** Stands for staff who are not known any more. */
export const somebody = 'Somebody';
export const openRecordAgain = 'Please open the record again.';
export const noState = 'There is no such state.';
export const noMark = 'There is no such mark.';
export const noFilter = 'There is no filter of that name.';
export const notSortable = 'We cannot sort the list by that.';
export const nothingToMove = 'There is nothing to move.';
export const recordGone = (one: string) => `This ${one} is no longer there.`;
export const revisionMissing = 'Please open the record again.';
export const recordsChanged = (conflicts: number, many: string, who: string) =>
  `${conflicts} of these ${many} were changed just now, the first by ${who}. Nothing was saved.`;
export const recordChanged = (who: string, one: string) =>
  `${who} changed this ${one} just now. Nothing you typed is lost.`;
export const placeTaken = 'The shop already has a record for this place. Please open that one and change it.';

// Sweet.
export const kindMissing = 'Please choose the kind.';
export const leastWeightNotNumber = 'Smallest order, in grams, must be a number in digits, such as 100.';
export const leastWeightNotWhole = 'Smallest order, in grams, must be a whole number.';
export const leastWeightTooSmall = 'Smallest order, in grams, is at least 1.';
export const leastWeightTooLarge = 'Smallest order, in grams, is at most 5,000: five kilograms.';

// Ids.
export const noItem = 'That item does not exist.';
export const notMedia = 'must be a picture or video that is already in the shop';
export const recordIdNotValid = 'That is not the id of a record.';

// Choices of fields.
export const choiceSweets = 'Sweets';
export const choiceSugarFree = 'Sugar free';
export const choiceBengali = 'Bengali sweets';
export const choicePlace = (place: number) => `Place ${place}`;
