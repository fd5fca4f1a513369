/** The Customize button of an invitation: its dialog is loaded with the first press. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-customise]')) {
  button.addEventListener('click', () => {
    import('#features/enquiries/customise-dialog.tsx').then(
      ({ openCustomiseDialog }) => openCustomiseDialog(button.dataset.customise ?? '', button),
      () => location.assign('/contact-us'),
    );
  });
}
