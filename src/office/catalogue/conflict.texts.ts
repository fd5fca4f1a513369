/** Texts of a form that two people saved. `src/README.md` tells the form. */

export const somebody = 'Somebody';
export const title = (who: string) => `${who} changed this while you were here`;
export const saved = (at: string) =>
  `Saved ${at}. Nothing of yours is lost. Press “Put this into the form”, then Save once more.`;
export const savedChoose = (at: string) =>
  `Saved ${at}. Nothing of yours is lost. For each field that both of you changed, choose one. Press “Put this into the form”, then Save once more.`;
export const theirsOnly = (who: string, labels: string) => `Only ${who} changed: ${labels}. We put that in.`;
export const yoursOnly = (labels: string) => `Only you changed: ${labels}. That stays.`;
export const bothSame = 'Both of you wrote the same.';
export const takeTheirs = (who: string) => `Take what ${who} wrote`;
export const keepMine = 'Keep mine';
export const putIntoForm = 'Put this into the form';
export const seeBoth = 'See both versions';
