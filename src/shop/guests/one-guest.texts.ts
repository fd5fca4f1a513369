/** Texts of the forms of one guest and of the person's own address. `src/README.md` tells the form. */

// Leads from a form to the list.
export const back = 'Back';

// The fields of a guest, in both forms.
export const fieldName = 'Name';
export const fieldMobile = 'Mobile';
/** Tick beside the label of the number. */
export const fieldNoNumber = 'Has no number';
export const fieldAbroadHint =
  'This guest is abroad. We deliver in India only. For a box to a home in India, add an Indian number.';
export const fieldGuestNo = 'Guest number';
export const fieldGuestNoHint = 'How many come from this home';
export const fieldEmail = 'Email';
export const fieldCategory = 'Category';
export const fieldCategoryNone = 'Choose a category';
export const fieldWay = 'Address';
export const fieldWayTyped = 'Type the address';
export const fieldWayAsked = 'Ask the guest on WhatsApp';
/** Instead of asking, for a guest without a number. */
export const fieldWayLater = 'Add it later';
export const fieldAddress = 'Full address';
export const fieldAddressHint = 'House, street, area and city';
export const fieldPincode = 'Pincode';
export const fieldNote = 'Note for packing';
export const fieldNoteHint = 'Such as a landline or floor';
/** Begins the note that a landline becomes. */
export const fieldNoteLandline = (number: string) => `Landline ${number}`;

// Add Guest.
export const addTitle = 'Add Guest';
export const addSave = 'Add Guest';
export const addSaving = 'Saving…';
/** Notice. */
export const added = 'Guest added successfully!';
/** Error at the mobile number and notice: the list already has it. */
export const mobileTaken = 'Mobile Number Exist!';
/** The guest with that number may live in the same home. */
export const homeOffer = (name: string) => `${name} has this number. Do they share a home?`;
/** Follows the offer: the address that both will have. */
export const homeOfferAddress = (address: string) => `Both get one box at ${address}.`;
export const homeOfferYes = (name: string) => `One home with ${name}`;
export const homeOfferBusy = 'Saving…';
export const homeJoined = (name: string, other: string) => `${name} and ${other} share a home and get one box.`;
export const homeSeparate = 'Separate';

// Edit Guest.
export const editTitle = 'Edit Guest';
export const editSave = 'Save';
export const editSaving = 'Saving…';
export const editUnconfirmed = 'This address did not come through your link. Please check that it is right.';
/** Notice; the fields are those of `changed…` in `src/domain/guests/guest-merge.texts.ts`. */
export const keptOthersChange = (fields: readonly string[]) =>
  `We kept what somebody else has just changed: ${fields.join(', ').toLowerCase()}.`;
/** Notice: an address arrived by the guest's link. */
export const keptGuestsAddress = (fields: readonly string[]) =>
  `We kept what your guest has just sent: ${fields.join(', ').toLowerCase()}.`;

// What somebody else has changed while the form was open.
export const conflictsIntro = 'Somebody else saved this while you were here. Save again to use what you typed instead.';
/** A value that somebody else saved. */
export const conflictSaved = (field: string) => `${field}: {saved}`;
/** Button; for screen readers the name of the field follows. */
export const conflictUse = 'Use this';

// The question before a guest is deleted.
export const deleteTitle = 'Are you sure you want to delete this Guest?';
export const deleteYes = 'Yes';

// The person's own address.
export const ownTitle = 'My Address';
export const ownNone = 'Would you like boxes too? Add your address.';
export const ownChange = 'Change';
export const ownAdd = 'Add My Address';
export const ownDialog = 'Add My Address';
export const ownPincode = 'Pincode';
export const ownAddress = 'Address';
export const ownAddressHint = 'House, street, area and city';
export const ownFind = 'Or find the address';
/** Accessible name of what was found. */
export const ownFoundHeard = 'Suggested addresses';
export const ownFoundNone = 'We found no address. You can type it above.';
export const ownNotChosen = 'Please choose a suggested address, or clear this field and type the address above.';
export const ownSave = 'Save';
export const ownSaving = 'Saving…';
/** Notice. */
export const ownSaved = 'Address updated!';
