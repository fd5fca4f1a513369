((root, script) => {
  root.dataset.script = '';
  // Typefaces of the language, as early as it is known; the text does not wait for them.
  const brought = {};
  const bring = (language) => {
    if (brought[language]) return;
    brought[language] = true;
    const faces = JSON.parse(script.dataset.faces)[language] || [];
    faces.forEach((file, at) => {
      const face = new FontFace(`Guest ${at ? 'Title' : 'Text'} ${language}`, `url(${file})`, { display: 'swap' });
      document.fonts.add(face);
      face.load().catch(() => {});
    });
  };
  bring((/[?&;]lang=(hi|pa)/.exec(location.search) || ['', 'en'])[1]);
  new MutationObserver(() => bring(root.lang)).observe(root, { attributeFilter: ['lang'] });
  // A press that comes before the page's script: the button shows that it waits, and the script makes it again.
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest('guest-page:not(:defined) button');
      if (!button || 'lost' in root.dataset) return;
      event.preventDefault();
      button.setAttribute('aria-busy', 'true');
    },
    true,
  );
  // A script that was lost on the way: the form works without it where the shop answers itself.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.tagName !== 'SCRIPT') return;
      root.dataset.lost = '';
      for (const button of document.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy');
    },
    true,
  );
})(document.documentElement, document.currentScript);
