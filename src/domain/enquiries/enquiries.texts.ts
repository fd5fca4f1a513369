/** Texts of the rules, contracts and answers of enquiries. `src/README.md` tells the form. */

/** Begins the codes of refusals. */
export const room = 'enquiries';

// Design file.
export const designWrongKind = 'Please choose a .jpg, .jpeg or .png picture.';
export const designEmpty = 'The file is empty. Please choose another picture.';
export const designTooLarge = 'The picture is larger than 40 MB. Please choose a smaller one.';

// Enquiry.
export const contactMobileRequired = 'Mobile number is required.';
export const enterValidName = 'Enter valid name.';
export const nameTooShort = 'Minimum 3 character required.';
export const nameTooLong = 'At most 80 characters.';
export const lastNameRequired = 'Last name is required.';
export const emailRequired = 'Email is required.';
export const emailNotValid = 'Email not valid.';
export const messageRequired = 'Message is required.';
export const messageTooLong = 'At most 2000 characters.';
export const subjectMissing = (what: string) => `Please say which ${what} it is about.`;
export const subjectGone = (what: string) => `We no longer show that ${what}.`;
export const firstNameRequired = 'First name is required.';
export const nameRequired = 'Name is required.';
export const mobileNumberRequired = 'Mobile number required.';
export const quoteNameTooShort = 'Name must be at least 3 characters.';
export const quoteNameNotValid = 'Please enter valid name.';
export const amountRequired = 'Amount is required.';
export const amountNotNumber = 'Amount must be a number.';
export const amountNotPositive = 'Amount should be positive.';
export const categoryRequired = 'Category is required.';
export const categoryUnknown = 'Please choose one of the categories.';
export const descriptionRequired = 'Description is required.';
export const descriptionTooShort = 'Description must be at least 10 characters.';
export const askDecorationQuote = 'Ask for a decoration quote';
export const askDesignerQuote = 'Ask a designer for a quote';
export const writeToShop = 'Write to the shop';
export const quotedItemGone = (kind: string) => `We no longer show that ${kind}.`;
export const customisationSaved = 'Customization request received and saved successfully!';
export const designFileMissing = 'Please upload a design file.';
export const designAdded = 'Your design added successfully';

// Inbox.
export const noMessage = 'There is no such message.';
export const noSuchKind = 'There is no such kind.';
export const noSuchState = 'There is no such state.';
export const noSuchAge = 'There is no such age.';
export const openMessageAgain = 'Please open the message again.';
export const noSuchWay = 'There is no such way.';
export const answeredWayMissing = 'Please say how you answered.';
export const noteEmpty = 'The note is empty.';
export const messageGone = 'There is no such message. Somebody may have deleted it.';
export const changedBeforeDelete = (by: string) =>
  `${by} changed this message just now. Please look at it before you delete it.`;
export const noPicture = 'There is no picture with this message, or it was deleted.';
export const messageChanged = (by: string) => `${by} changed this message just now. Please look at it again.`;
export const noSuchChange = 'There is no such change.';
export const personLeft = 'That person no longer answers messages here.';

// Ids.
export const noPerson = 'That person does not exist.';
export const noSuchPerson = 'There is no such person.';
export const somebody = 'Somebody';
export const changedSince = (by: string) => `${by} has changed this message since, so it stays as it is.`;
