/** Texts of the rules, contracts and answers of settings. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'settings';

// Advance fields.
export const labelAdvance = 'Advance, in percent';
export const namedAdvance = 'the advance';
export const labelReminder = 'Days before to remind';
export const namedDayCount = 'the number of days';

// Code fields.
export const labelCodesHour = 'Codes in an hour';
export const namedNumber = 'the number';
export const labelCodesDay = 'Codes in a day';
export const fewerCodesADay = 'Please allow at least as many codes in a day as in an hour.';

// Courier tables.
export const columnOurNumber = 'Our number for the box';
export const columnMobile = 'Mobile number';
export const columnAddress = 'Address on one line';
export const columnAddressFirst = 'Address, first line';
export const columnAddressSecond = 'Address, second line';
export const columnAddressRest = 'Address, rest';
export const columnBoxes = 'Number of boxes';
export const columnGrams = 'Weight in grams';
export const columnKilograms = 'Weight in kilograms';
export const columnContents = 'What is in it';
export const columnNote = 'Note from the family';
export const labelShopName = 'Name of the shop';
export const columnShopPincode = 'Pincode of the shop';
export const columnShopMobile = 'Mobile number of the shop';
export const columnFixedText = 'Always the same text';
export const columnName = 'Name';
export const columnDistrict = 'District';

// Delivery fields.
export const labelDryFruits = 'Dry fruits';
export const labelInvitationBoxes = 'Invitation boxes';
export const labelInvitationBoxesSeason = 'Invitation boxes in the season';
export const namedPlace = 'each name';
export const tooManyPlaces = 'Please list at most 800 names.';
export const namedDaysOnTheWay = 'the number of days on the way';
export const namedZone = 'the name of a zone';
export const zoneWithoutName = 'Every zone needs a name for customers to read.';
export const zonesMissing = 'Keep at least one zone: the last one is the rest of India.';
export const tooManyZones = 'You can have at most 12 zones.';
export const zoneWithoutPlaces = 'Please name a state or a district.';
export const labelChargeItem = 'Sweets or dry fruits';
export const namedCharge = 'The charge';
export const labelChargeGuest = 'Box to a guest';
export const labelChargeOwn = 'Box to the customer';

// Key states.
export const keyTooShort = 'The key is too short: part of it may be missing.';
export const keySessions = 'Sessions of customers';
export const sessionKeyMade = 'The shop made one for this machine only.';
export const sessionKeyTooShort = 'The key has fewer than 32 characters.';
export const paymentsAreTests = 'Payments go to the built-in test gateway; no money moves.';
export const paymentKeyWrong = 'The key should begin with rzp_live_ or rzp_test_.';
export const keyPaymentNotices = 'Notices about payments';
export const noticeKeyMade = 'The shop made one for this machine; the provider does not know it.';
export const keySms = 'Text messages';
export const codesOnScreen = 'Sign-in codes are shown on the screen.';
export const keyGoogle = 'Sign-in with Google';
export const googleNotOffered = 'Nobody can sign in with Google.';
export const googleIdWrong = 'The id should end with .apps.googleusercontent.com.';
export const keyPlaces = 'Address suggestions';
export const noSuggestions = 'People type addresses without suggestions.';
export const keyHook = 'Publishing by a hook';
export const hookClosed = 'The hook is closed.';
export const hookKeyTooShort = 'The key has fewer than 16 characters.';
export const keyPayments = 'Payments';

// Kitchen fields.
export const labelOpenDays = 'The kitchen works on';
export const workingDaysMissing = 'Please choose at least one day.';
export const labelClosedOn = 'Closed on';
export const yearMissing = 'Please write the full year of the day, such as 2026.';
export const tooManyDays = 'Please list at most 100 days.';
export const labelBoxesDay = 'Boxes a day';
export const labelKilogramsDay = 'Kilograms a day';
export const namedWeight = 'the weight';

// Opening.
export const openingNeedsLicence =
  'The food licence number of the shop is a placeholder, and a shop that sells food must show its own.\nSet FSSAI_LICENCE to the 14 digits of your licence and start again; later the owner can change it under Settings in the back office.\nWith a tax number, set GST_NUMBER as well; without one, customers get receipts in place of tax invoices.';

// Setting field.
export const textTooLong = (what: string, most: number) => `Please keep ${what} to ${most} letters.`;
export const textMissing = (what: string) => `Please write ${what}.`;
export const amountNotValid = 'Please write an amount from ₹0 to ₹2,000.';
export const writeDays = 'Please write days as 2026-11-08.';
export const wholeNumberFrom = (what: string, least: string, most: string) =>
  `Please write ${what} as a whole number from ${least} to ${most}.`;

// Settings.
export const namedName = 'the name';
export const labelBusinessName = 'Name of the business';
export const namedBusiness = 'the name of the business';
export const namedTagline = 'the tagline';
export const namedDescription = 'the description';
export const namedStreet = 'the street';
export const namedCity = 'the city';
export const stateMissing = 'Please choose a state.';
export const pincodeNotValid = 'The pincode has 6 digits.';
export const pincodeMissing = 'Please write the pincode.';
export const phoneMissing = 'Please write the phone number.';
export const namedEmail = 'the email address';
export const emailMissing = 'Please write the email address.';
export const labelWhatsapp = 'WhatsApp number';
export const whatsappMissing = 'Please write the WhatsApp number.';
export const labelHours = 'Opening hours';
export const namedHours = 'the opening hours';
export const labelLicence = 'Food licence (FSSAI)';
export const licenceMissing = 'Please write the licence number.';
export const labelGstin = 'Tax number (GSTIN)';
export const gstinNotValid = 'This is not a GSTIN: one of its 15 characters is wrong. Please check it.';
export const hsnMissing = 'Please write the HSN code.';
export const namedRate = 'the rate';
export const labelHsnSweets = 'HSN code of sweets';
export const labelRateSweets = 'Tax rate of sweets';
export const labelHsnDryFruits = 'HSN code of dry fruits';
export const labelRateDryFruits = 'Tax rate of dry fruits';
export const labelHsnInvitationBoxes = 'HSN code of invitation boxes';
export const labelRateInvitationBoxes = 'Tax rate of invitation boxes';
export const namedNote = 'the note';
export const namedFoot = 'the foot';
export const namedHeading = 'each heading';
export const columnWithoutHeading = 'Every column needs a heading.';
export const columnContentMissing = 'Please choose what the column holds.';
export const namedText = 'the text';
export const headingsMissing = 'Please name at least one heading.';
export const tooManyHeadings = 'Please list at most 100 headings.';
export const courierUnnamed = 'The courier has no name yet.';
export const courierWithoutName = 'Every courier needs a name.';
export const namedLineLength = 'the length of a line';
export const namedPackingWeight = 'the weight of the packing';
export const columnsMissing = 'A table needs at least one column.';
export const tooManyColumns = 'A table can have at most 60 columns.';
export const couriersMissing = 'The shop needs at least one courier.';
export const tooManyCouriers = 'You can have at most 20 couriers.';
export const courierTwice = (name: string | undefined) => `Two couriers have the name ${name}.`;
export const labelOurHeadings = 'Headings of our number';
export const labelTheirHeadings = 'Headings of their number';
export const sectionShop = 'The shop';
export const aboutShop = 'Name, address and numbers, as the site, invoices and labels show them.';
export const sectionSite = 'The foot of the site';
export const aboutSite = 'Your pages elsewhere, and the ways to pay.';
export const sectionCharges = 'Delivery charges';
export const aboutCharges =
  'What new orders pay for delivery. Anyone who still sees the old charge is shown the new one before paying.';
export const sectionAdvance = 'Advance and balance';
export const aboutAdvance =
  'What a family pays now for a large order, and when we remind them of the balance. A change here does not touch orders already placed. We pack nothing before the balance is paid, unless you allow it. Write the same in your refund policy.';
export const sectionDispatch = 'How soon';
export const aboutDispatch =
  'How many working days until an order leaves. Each order keeps what we promised that day. Write the same in your shipping policy.';
export const sectionReach = 'Days on the way';
export const aboutReach =
  'How many days a box is on the way to each district and state. A pincode belongs to the first zone that names it. The site works out its delivery days from these. When a sweet would arrive with less than 30% of its shelf life left, we ask the customer first.';
export const aboutTax = 'Codes and rates of new orders. Orders already placed keep the old ones.';
export const aboutInvoices = 'Texts of new invoices. Their numbers go on by themselves.';
export const sectionDays = 'Working days';
export const aboutDays = 'On which days the kitchen works.';
export const aboutCapacity = 'The kitchen’s list warns you when a day has more than this.';
export const aboutCouriers = 'The tables that couriers take, column by column, and how we read their answer.';
export const sectionCodes = 'Codes by SMS';
export const aboutCodes =
  'The most sign-in codes we send, because each costs you money. We keep a quarter of them for people who have signed in before.';
export const noSection = 'There is no such section.';
export const revisionMissing = 'Please load the page again.';
export const settingsMissing = 'The settings are missing.';
export const phoneNotValid = 'A phone number has only digits and spaces. It may begin with a +.';
export const emailNotValid = 'This is not an email address.';
export const whatsappNotValid = 'Please begin the number with the country code, such as 919876543210.';
export const licenceNotValid = 'The licence number has 14 digits.';
export const hsnNotValid = 'An HSN code has 4, 6 or 8 digits.';
export const placeholder = 'This is only a placeholder. Please write the number of your own licence.';
export const placeUnknown = (unknown: string) =>
  `The table of pincodes has no district or state “${unknown}”. Please check the spelling.`;

// Site fields.
export const namedAddress = 'the address';
export const webAddressNotValid = (host: string) =>
  `Please write the whole address, such as https://www.${host}/yourshop.`;
export const labelPaymentMarks = 'Ways to pay, in the foot';
export const paymentMarkUnknown = 'We have no picture for that way to pay.';

// Helps of the fields.
export const helpAdvance =
  'A share of the whole order, in whole rupees. We offer it for orders that are too large for one UPI payment. At 50 percent, UPI can take both halves of an order of up to two lakh rupees.';
export const helpReminder =
  'How many days before an order leaves we send an SMS to anyone who has not paid the balance. Its words are under “The words we send”.';
export const helpCodesHour = 'Today warns you when 80% are used.';
export const helpCodesDay = 'On the most expensive day you pay for this many messages.';
export const helpWorkingDays = 'Monday to Saturday count.';
export const helpSeason = 'For orders from October to February.';
export const helpChargeItem = 'For one order of a sweet or a dry fruit.';
export const helpChargeGuest = 'For each invitation box that goes to a guest.';
export const helpChargeOwn = 'For each invitation box to the customer’s own address.';
export const helpClosedOn = 'Festivals and holidays. The kitchen’s list marks what falls on one.';
export const helpBoxesDay =
  'How many boxes you can pack in a day, those of single sweets and dry fruits included. 0 means no limit.';
export const helpKilogramsDay = 'How much the kitchen can make in a day. 0 means no limit.';
export const helpBusinessName = 'As it is registered. Invoices show it.';
export const helpDescription = 'What search engines and shared links say about the shop.';
export const helpStreet = 'House, street and a landmark, in one line or several.';
export const helpState = 'Decides whether a sale is taxed within the state or between states.';
export const helpPhone = 'As people read it, such as +91 98765 43210.';
export const helpWhatsapp = 'With the country code, digits only.';
export const helpHours = 'In words, as the foot of every page shows them.';
export const helpFssai = '14 digits. The site, invoices and packing slips show it.';
export const helpGstin = 'Without one, customers get a receipt in place of a tax invoice.';
export const helpTaxRate = 'Percent, within the price. Your accountant decides.';
export const helpNote = 'Below the total, such as a word of thanks or where to complain.';
export const helpFooter = 'The last line, such as bank details or “Subject to Amritsar jurisdiction”.';
export const helpOurHeadings =
  'In the table that a courier sends back. Put commas between them; capitals and punctuation do not matter.';
export const helpTheirHeadings = 'The column with the tracking number in that table.';
export const helpSocial = 'Leave it empty to leave it out.';
export const helpPaymentMarks = 'What your payment provider accepts.';

// Labels of the fields.
export const labelPincode = 'Pincode';
export const labelPhone = 'Phone';
export const labelEmail = 'Email';
export const labelTagline = 'Tagline';
export const labelDescription = 'Description';
export const labelStreet = 'Street';
export const labelCity = 'City';
export const labelState = 'State';
export const labelNote = 'Note';
export const labelFoot = 'Foot';
export const labelCouriers = 'Couriers';
export const labelSweets = 'Sweets';

// Sections.
export const sectionTax = 'Tax';
export const sectionInvoices = 'Invoices';
export const sectionCapacity = 'Capacity';
export const sectionCouriers = 'Couriers';
export const somebody = 'Somebody';
export const changedJustNow = (by: string) => `${by} changed this just now. Nothing you typed is lost.`;
