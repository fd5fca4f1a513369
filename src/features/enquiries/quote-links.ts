/** Pictures that ask for a quote: the dialog is loaded with the first press; without it the link leads to the contact page. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-quote]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const { quote = '', subject = '', name = '' } = link.dataset;
    import('#features/enquiries/quote-dialog.tsx').then(
      ({ openQuoteDialog }) => openQuoteDialog(quote === 'designer' ? 'designer' : 'decoration', subject, name, link),
      () => location.assign(link.href),
    );
  });
}
