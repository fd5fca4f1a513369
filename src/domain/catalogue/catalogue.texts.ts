/** Texts of the rules, contracts and answers of catalogue. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'catalogue';

// Catalogue sheet.
export const mustNumber = 'must be a number';
export const fileEmptyChooseTable = 'This file is empty. Please choose the table that you filled in.';
export const noTableShopCan = (headings: string) =>
  `This is no table that the shop can read: its first row names none of the columns. Press “Save as a table” above to see how one looks. The columns are ${headings}.`;
export const tableItsHeadingsNo = 'This table has its headings and no row below them.';
export const noHeadingShopKnows = (headings: string) =>
  `is no heading that the shop knows; mend its name, or take the column out. Known are ${headings}`;
export const isThereTwice = 'is there twice';
export const column = (number: number) => `column ${number}`;
export const rowAlready = (earlier: number) => `is there in row ${earlier} already`;
export const mustOne = (values: string) => `must be one of ${values}`;
export const mustBeRupees = 'must be an amount in rupees';
export const mustBeRupeesWith = (meant: string) => `must be an amount in rupees; please write ${meant}, with a point`;
export const hasNoHeading = 'has no heading; a comma or a quotation mark may be in the wrong place';
export const idMadeNumber =
  'was made a number by the spreadsheet; take it from a new export, and make the column a text there';
export const idNotInList = 'is none of this list, or it is in the bin; leave it empty for a new one';

// Catalogue.
export const noPrice = 'Please write a price.';
export const isRequired = (label: string) => `${label} is required.`;
export const nameTooLong = (label: string) => `${label} may have at most 120 characters.`;
export const textTooLong = (label: string, limit: number) => `${label} may have at most ${limit} characters.`;
export const mustNumberDigitsSuch = (label: string) => `${label} must be a number in digits, such as 450 or 1,250.50.`;
export const mustWholePaise = (label: string) => `${label} must be whole paise.`;
export const cannotNegative = (label: string) => `${label} cannot be negative.`;
export const tooLarge = (label: string) => `${label} is too large.`;
export const mustAboveZero = (label: string) => `${label} must be above zero.`;
export const pleaseChoose = (label: string) => `Please choose: ${label}.`;
export const eachMayMostCharacters = (label: string) => `${label}: each may have at most 120 characters.`;
export const mostFortyBelong = (label: string) => `${label}: at most forty belong here.`;
export const pictureRequired = 'A picture is required.';
export const priceOf = (unit: string) => `Price of ${unit}`;
export const shelfLifeDaysMust = 'Shelf life in days must be a number in digits, such as 15.';
export const shelfLifeDaysWhole = 'Shelf life in days is a whole number.';
export const shelfLifeDaysCannot = 'Shelf life in days cannot be negative.';
export const shelfLifeDaysMost = 'Shelf life in days is 3,650 at most: ten years.';
export const howKeep = 'How to keep it';
export const otherNames = 'Other names';

// Checklist.
export const sayWhatDoneTake = 'Say what is to be done, or take the line away.';
export const taskMayMostCharacters = 'A task may have at most 200 characters.';
export const daysBeforeMustNumber = 'Days before must be a number in digits, such as 30.';
export const daysBeforeWholeNumber = 'Days before is a whole number.';
export const daysBeforeCannotNegative = 'Days before cannot be negative.';
export const daysBeforeTwoYears = 'Days before is two years at most.';
export const whatDoMostBelong = 'What to do: at most 200 belong here.';
export const whatDoRequired = 'What to do is required.';

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
export const whereLeadsMustPage = 'Where it leads must be a page of the shop such as /sweets, or a web address.';
export const secondLine = 'Second line';
export const descriptionPicture = 'Description of the picture';
export const ourStory = 'Our story';
export const ourStoryRequired = 'Our story is required.';
export const starsNumberFrom = 'Stars are a number from 1 to 5.';
export const starsWholeNumber = 'Stars are a whole number.';
export const starsRequired = 'Stars are required.';
export const theirWords = 'Their words';
export const theirWordsRequired = 'Their words are required.';
export const getQuote = 'Get a quote';
export const chooseBox = 'Choose a box';
export const orderNow = 'Order now';
export const seeMore = 'See more';

// Invitation.
export const priceOne = 'Price of one';
export const tabMiscellaneous = 'Miscellaneous';
export const tabBox = 'Box';
export const tabWooden = 'Wooden Box';
export const tabGlass = 'Glass Box';
export const invitationBoxes = 'Invitation boxes';
export const woodenInvitationBoxes = 'Wooden invitation boxes';
export const glassInvitationBoxes = 'Glass invitation boxes';
export const miscellaneousInvitations = 'Miscellaneous invitations';

// Next plan.
export const siteFrom = (at: string) => `on the site from ${at}`;
export const hiddenFrom = (at: string) => `hidden from ${at}`;
export const newPriceFrom = (at: string) => `new price from ${at}`;
export const priceEnds = (at: string) => `price ends ${at}`;

// Policy.
export const privacyPolicy = 'Privacy Policy';
export const shippingPolicy = 'Shipping Policy';
export const refundPolicy = 'Refund Policy';
export const termsConditions = 'Terms and Conditions';
export const choosePolicy = 'Please choose: policy.';
export const policyRequired = 'Policy is required.';
export const textRequired = 'Text is required.';
export const textMayMostCharacters = 'Text may have at most 100,000 characters.';

// Publishing.
export const noSuchList = 'There is no such list.';
export const noTime = 'That is no time.';
export const timeRequired = 'A time is required.';
export const signatureDoesNotFit = 'The signature does not fit.';
export const siteWillPublished = 'The site will be published.';

// Record labels.
export const bestSeller = 'Best seller';
export const shelfLifeDays = 'Shelf life in days';
export const priceGm = 'Price of 400 gm';
export const forWeddings = 'For weddings';
export const deliveryCharge = 'Delivery charge';
export const leastWeightGrams = 'Least by weight, in grams';
export const priceKg = 'Price of 1 kg';
export const firstPicture = 'First picture';
export const secondPicture = 'Second picture';
export const thirdPicture = 'Third picture';
export const fourthPicture = 'Fourth picture';
export const title = 'Title';
export const whereLeads = 'Where it leads';
export const pictureDark = 'The picture is dark';
export const pictureBeforeFilmBegins = 'Picture before the film begins';
export const pictureContactPage = 'Picture of the contact page';
export const whatDo = 'What to do';
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
export const aPrice = 'a price';
export const nameHindiPunjabi = 'a name in Hindi or Punjabi';
export const aPicture = 'a picture';
export const allPictures = 'all four pictures';

// Record problems.
export const mediaMissing = (value: string) => `The media store holds no ${value}.`;
export const noPictureVideoCatalogue = 'This is no picture or video of the catalogue. Please choose another.';

// Schedule due.
export const theScheduleOf = (actor: string) => `The schedule of ${actor}`;

// Schedule.
export const choose = 'Please choose a day and a time.';
export const priceMustAboveZero = 'Price must be above zero.';
export const mostChangesCanNamed = (mostPlans: number) => `At most ${mostPlans} changes can be named at once.`;
export const noSuchRecord = 'There is no such record.';
export const cannotPlanned = 'That cannot be planned.';
export const nothingPlan = 'There is nothing to plan.';
export const mostChangesCanPlanned = (mostPlans: number) => `At most ${mostPlans} changes can be planned at once.`;
export const openPlanAgain = 'Please open the plan again.';
export const nothingTakeOver = 'There is nothing to take over.';
export const nothingRemove = 'There is nothing to remove.';
/** Several records, each with a price of its own. */
export const newPrices = (from: string) => `New prices from ${from}`;
export const newPricesUntil = (from: string, until: string) => `New prices from ${from} until ${until}`;
export const newPrice = (price: string, from: string) => `${price} from ${from}`;
export const newPriceUntil = (price: string, from: string, until: string) => `${price} from ${from} until ${until}`;
export const notPlannedAnyMore = 'This is not planned any more: it happened, or somebody removed it.';
export const planChangedMeanwhileLook = 'This plan was changed meanwhile. Please look at it again.';
export const notAnyMore = 'It is not there any more.';
export const binBringBackFirst = 'It is in the bin. Bring it back first.';
export const nothingKindPrice = 'Nothing of this kind has a price.';
export const priceRequired = 'Price is required.';
export const onlyPriceReturnsItself = 'Only a price returns by itself. Plan the end as a change of its own.';
export const momentOverAlreadyChoose = 'That moment is over already. Please choose a later one.';
export const chooseMomentWithinNext = 'Please choose a moment within the next three years.';
export const endMustLaterThan = 'The end must be later than the beginning.';
export const anotherPricePlanned = (from: string) =>
  `From ${from} another price is planned. Change or remove that first.`;
export const anotherPricePlannedUntil = (from: string, until: string) =>
  `From ${from} until ${until} another price is planned. Change or remove that first.`;
export const somethingPlannedVeryMoment = 'Something is planned for that very moment. Change or remove that first.';
export const siteThenAlreadyHide = 'It is on the site then already. Hide it first, or leave this empty.';
export const hiddenThenAlreadySay =
  'It is hidden then already. Say from when it is visible, or put it on the site first.';
export const planShows = (from: string) => `On the site from ${from}`;
export const planHides = (from: string) => `On the site until ${from}`;
export const hiddenBetween = (from: string, until: string) =>
  `Hidden from ${from} until ${until}, then on the site again`;
export const notDoneBin = 'Not done: it was in the bin.';
export const notDoneNotAny = 'Not done: it was not there any more.';
export const priceDidNotReturn = 'The price did not return: somebody had set another one, and it stays.';
export const notDone = (reason: string) => `Not done: ${reason}`;
export const itWasSoAlready = 'It was so already.';
export const done = 'Done.';

// Staff catalogue.
export const noSuchKindRecord = 'There is no such kind of record.';
export const nothingWrite = 'There is nothing to write.';
export const mostRecordsCanWritten = (mostRecords: number) => `At most ${mostRecords} records can be written at once.`;
export const noSuchFolder = 'There is no such folder.';
export const videoLargerThanMb =
  'The video is larger than 20 MB. Please make it shorter, or send it to yourself by WhatsApp and choose that one.';
export const somebodyChangedCatalogueMeanwhile =
  'Somebody changed the catalogue meanwhile. Please look at it again and repeat your change.';
export const videoRequired = 'A video is required.';

// Staff record.
export const openRecordAgain = 'Please open the record again.';
export const noSuchState = 'There is no such state.';
export const noSuchMark = 'There is no such mark.';
export const nothingLookedCalled = 'Nothing is looked for that is called so.';
export const listCannotSorted = 'The list cannot be sorted by that.';
export const nothingMove = 'There is nothing to move.';
export const recordGone = (one: string) => `This ${one} is not there any more.`;
export const revisionYouSawRequired = 'The revision that you saw is required.';
export const recordsChanged = (conflicts: number, many: string, who: string) =>
  `${conflicts} of these ${many} were changed meanwhile, the first by ${who}. Nothing was written.`;
export const changedMeanwhileNothingYou = (who: string, one: string) =>
  `${who} changed this ${one} meanwhile. Nothing you typed is lost.`;
export const shopRecordPlaceAlready =
  'The shop has a record for this place already. Please open that one and change it.';

// Sweet.
export const chooseKind = 'Please choose: kind.';
export const leastWeightGramsMust = 'Least by weight, in grams must be a number in digits, such as 100.';
export const leastWeightGramsWhole = 'Least by weight, in grams is a whole number.';
export const leastWeightGramsLeast = 'Least by weight, in grams is 1 at least.';
export const leastWeightGramsMost = 'Least by weight, in grams is 5,000 at most: five kilograms.';

// Ids.
export const itemDoesNotExist = 'That item does not exist.';
export const mustBeMedia = 'must be a picture or video of the media store';
export const noSuchPlan = 'There is no such planned change.';
export const noIdOfRecord = 'That is no id of a record.';

// Choices of fields.
export const choiceSweets = 'Sweets';
export const choiceSugarFree = 'Sugar free';
export const choiceBengali = 'Bengali sweets';
export const choicePlace = (place: number) => `Place ${place}`;
