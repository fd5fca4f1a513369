export type SettingsWords = typeof import('#office/log/logged-settings.ts');

let words: SettingsWords | null = null;

/** Returns the labels and values of settings as people read them; null before `loadSettingsWords`. */
export const settingsWords = (): SettingsWords | null => words;

/** Loads the words of settings. Without them, as when the network is gone, the log tells of settings by their names. */
export async function loadSettingsWords(): Promise<void> {
  words ??= await import('#office/log/logged-settings.ts').catch(() => null);
}
