import type { UseOptions } from '#client/use-directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island when somebody turns to it; see `use-directive.ts`. */
    'client:use'?: boolean | UseOptions;
  }
}
