import type { UseOptions } from '#client/island-directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island when somebody turns to it; see `island-directive.ts`. */
    'client:use'?: boolean | UseOptions;
  }
}
