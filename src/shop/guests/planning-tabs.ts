// One built page answers every /guest/{name}; opened from planning it carries the planning tabs.
if (location.pathname.split('/').filter(Boolean)[1] !== 'guest') {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]'))
    tabs.hidden = tabs.dataset.tabs !== 'planning';
}
