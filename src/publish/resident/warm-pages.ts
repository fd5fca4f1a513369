import { rm } from 'node:fs/promises';
import type { AstroIntegration, RouteData } from 'astro';
import { build } from 'astro';
import { ownFolder } from '#publish/astro-build.ts';
import { setPageSource } from '#publish/snapshot/page-source.ts';
import type { PlannedPage } from '#publish/snapshot/page-plan.ts';
import { changedParts, type Snapshot } from '#publish/snapshot/snapshot.ts';
import { prepareSiteRoot } from '#publish/work-folder.ts';

/** A page as a build would write it, before it is finished. */
export interface DrawnPage {
  /** Such as `/sweets/all`. */
  path: string;
  /** Such as `sweets/all/index.html`. */
  file: string;
  body: Buffer;
}

/** The part of Astro's prerenderer that is used here; Astro passes it to a custom prerenderer. */
interface Prerenderer {
  name: string;
  /** The bundled site. */
  app?: {
    manifest: { routes: { routeData: RouteData }[] };
    routeCache: { clearAll(): void };
  };
  setup?(): Promise<void>;
  getStaticPaths(): Promise<{ pathname: string; route: RouteData }[]>;
  render(request: Request, options: { routeData: RouteData }): Promise<Response | { response: Response }>;
  teardown?(): Promise<void>;
}

/** Number of pages drawn at a time, as in a build. */
const AT_ONCE = 8;

/**
 * The bundled site in memory, which draws single pages of any catalogue as a build would. Only bundling and writing
 * files differ from Astro.
 */
export class WarmPages {
  readonly #prerenderer: Prerenderer;
  readonly #routes: RouteData[];
  readonly #origin: string;
  /** Routes of the pages without parameters, by path. */
  readonly #fixed: Map<string, RouteData>;
  /** Parts of the catalogue that each page without parameters has read so far. */
  readonly #reads = new Map<string, Set<string | symbol>>();

  private constructor(prerenderer: Prerenderer, fixed: Map<string, RouteData>, origin: string) {
    this.#prerenderer = prerenderer;
    this.#routes = prerenderer.app?.manifest.routes.map(({ routeData }) => routeData) ?? [];
    this.#fixed = fixed;
    this.#origin = origin;
  }

  /**
   * Bundles the site and keeps it in memory; writes scripts and styles to `folder`, but no pages.
   * Runs inside `buildAlone`, in `siteRoot` or another folder in which Astro may write.
   * @param dataDir data folder with the work folder of the build
   * @param first draws some pages while Astro's temporary files exist, so that every module is loaded
   * @throws Error when the site cannot be bundled
   */
  static async load(
    folder: string,
    dataDir: string,
    snapshot: Snapshot,
    first: (pages: WarmPages) => Promise<void>,
  ): Promise<WarmPages> {
    setPageSource({ snapshot, pages: new Map() });
    await rm(folder, { recursive: true, force: true });
    let warm: WarmPages | undefined;
    let origin = '';
    const keep: AstroIntegration = {
      name: 'keep-pages',
      hooks: {
        'astro:config:done': ({ config }) => {
          origin = new URL(config.site ?? 'http://localhost:4321').origin;
        },
        'astro:build:start': ({ setPrerenderer }) =>
          setPrerenderer(((own: Prerenderer) => ({
            name: 'keep-pages',
            setup: () => own.setup?.(),
            getStaticPaths: async () => {
              const paths = await own.getStaticPaths();
              warm = new WarmPages(own, new Map(paths.map(({ pathname, route }) => [pathname, route])), origin);
              await first(warm);
              // Nothing is left for Astro itself to write.
              return [];
            },
            render: (request: Request, options: { routeData: RouteData }) => own.render(request, options),
            teardown: () => own.teardown?.(),
          })) as never),
      },
    };
    await build({
      ...ownFolder(await prepareSiteRoot(dataDir)),
      outDir: folder,
      integrations: [keep],
      logLevel: 'error',
    });
    if (!warm) throw new Error('The site could not be bundled.');
    return warm;
  }

  /** Returns the paths of all pages, and of files generated like pages, that have no parameters. */
  get fixed(): string[] {
    return [...this.#fixed.keys()];
  }

  /**
   * Draws pages of a catalogue and returns them.
   * @param pages planned pages to draw, by path
   * @param fixed paths of pages without parameters to draw too
   * @throws Error of a page that cannot be drawn, when no other is being drawn any more
   */
  async draw(
    snapshot: Snapshot,
    pages: ReadonlyMap<string, PlannedPage<unknown>>,
    fixed: readonly string[],
  ): Promise<DrawnPage[]> {
    this.#give(snapshot, pages);
    const drawn: DrawnPage[] = [];
    const waiting = pages.keys();
    // An error is told when nobody draws any more, because the next ones are drawn from another catalogue.
    const ends = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, async () => {
        for (const path of waiting) drawn.push(await this.#one(path));
      }),
    );
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    // One after the other, so that what is read is known to be read by this one.
    for (const path of fixed) {
      const reads = this.#reads.get(path) ?? new Set();
      this.#reads.set(path, reads);
      setPageSource({ snapshot: noting(snapshot, reads), pages });
      drawn.push(await this.#one(path));
    }
    return drawn;
  }

  /**
   * Returns the paths of the pages without parameters that may differ between two catalogues: those that read a changed
   * part, or all when the shop's settings changed.
   */
  showing(before: Snapshot, after: Snapshot): string[] {
    const changed = changedParts(before, after);
    // The shop itself stands on every page.
    if (changed.has('shop')) return this.fixed;
    return this.fixed.filter((path) => [...changed].some((part) => this.#reads.get(path)?.has(part)));
  }

  #give(snapshot: Snapshot, pages: ReadonlyMap<string, PlannedPage<unknown>>): void {
    setPageSource({ snapshot, pages });
    // Astro keeps the paths of each route for as long as it lives.
    this.#prerenderer.app?.routeCache.clearAll();
  }

  async #one(path: string): Promise<DrawnPage> {
    const route = this.#fixed.get(path) ?? this.#routes.find(({ pattern }) => pattern.test(path));
    if (!route) throw new Error(`No page answers at ${path}.`);
    const plain = route.type === 'endpoint';
    const inner = path.replace(/^\/|\/$/g, '');
    // The path a build asks for: of folders for pages, of files for what is made like them.
    const url = new URL(plain ? `/${inner}` : inner ? `/${inner}/` : '/', this.#origin);
    const answer = await this.#prerenderer.render(new Request(url), { routeData: route });
    const response = answer instanceof Response ? answer : answer.response;
    if (response.status >= 300 && response.status !== 404)
      throw new Error(`The page ${path} could not be drawn (${response.status}).`);
    const file = plain ? inner : inner === '404' ? '404.html' : `${inner}${inner ? '/' : ''}index.html`;
    return { path, file, body: Buffer.from(await response.arrayBuffer()) };
  }
}

/** Returns a proxy of a catalogue that adds the name of each part that is read to `reads`. */
const noting = (snapshot: Snapshot, reads: Set<string | symbol>): Snapshot =>
  new Proxy(snapshot, {
    get(target, part) {
      reads.add(part);
      return Reflect.get(target, part) as unknown;
    },
  });
