/** Origin of the API; empty for the site's own origin, unless the build sets `PUBLIC_API_BASE`. */
export const apiBase: string = import.meta.env?.PUBLIC_API_BASE ?? '';
