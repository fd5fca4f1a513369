/** The API's origin: the site's own unless the build was told another one. */
export const apiBase: string = import.meta.env?.PUBLIC_API_BASE ?? '';
