/** What the log needs to tell of settings, with all their rules: it comes with the first entry about one. */
export { sections } from '#domain/settings/settings.contract.ts';
export { settingText } from '#office/settings/setting-input.tsx';
