import * as say from '#shop/site/site.texts.ts';

/**
 * Sets the poster of the intro video to the smallest still that is wide enough; a `poster` attribute has no sizes and
 * would load with the page.
 */
const video = document.querySelector<HTMLVideoElement>('video[data-posters]');
if (video) {
  const wanted = video.clientWidth * Math.min(devicePixelRatio, 2);
  const stills = (video.dataset.posters ?? '').split(', ').map((still) => still.split(' '));
  video.poster = (stills.find(([, width]) => Number.parseInt(width ?? '', 10) >= wanted) ?? stills.at(-1))?.[0] ?? '';
}

/** Learn More shows the whole About text, Show Less its beginning. */
const text = document.querySelector<HTMLElement>('[data-about-words]');
const more = text?.querySelector<HTMLElement>('[data-more]');
if (text && more) {
  more.addEventListener('click', () => {
    const open = text.toggleAttribute('data-open');
    more.setAttribute('aria-expanded', String(open));
    more.textContent = open ? say.aboutLess : say.aboutMore;
  });
}
