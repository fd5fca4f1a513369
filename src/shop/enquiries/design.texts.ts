/** Texts of the form that sends a design. `src/README.md` tells the form. */

// The form.
export const name = 'Name';
export const amount = 'Amount';
export const amountHint = 'What one box may cost, in rupees';
export const amountWhole = 'Whole rupees only, please, without a point or comma.';
export const category = 'Category';
export const categoryNone = 'Choose a category';
export const description = 'Description';
export const descriptionHint = 'Size, colours, wording, how many';
export const submit = 'Submit';
export const submitting = 'Submitting...';
export const sent = 'Your design added successfully';
export const sendFailed = 'An error occurred. Please try again.';

// The picture of the design.
export const fileLabel = 'Design file';
export const fileDrop = 'Drop a picture of your design here';
export const fileChoose = 'Choose a picture';
export const fileOther = 'Choose another';
export const filePhoto = 'Take a photo';
export const fileHint = 'JPEG or PNG. We make a large picture smaller.';
export const fileMissing = 'Please upload a design file.';
export const fileUnread = 'We could not read this file as a picture. Please choose a JPEG or PNG.';
export const fileLost =
  'Your words are still here, but this browser could not keep the picture. Please choose it again.';
export const filePreview = (file: string) => `Preview of ${file}`;
