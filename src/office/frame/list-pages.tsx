import * as say from '#office/frame/frame.texts.ts';

interface ListPagesProps {
  /** 1-based. */
  page: number;
  pages: number;
  /** Returns the URL of a page, for links opened in a new tab. */
  pathOf(page: number): string;
  onPage(page: number): void;
}

/** Pagination of a list: links to the previous and next page; nothing for a single page. */
export function ListPages({ page: now, pages, pathOf, onPage }: ListPagesProps) {
  if (pages === 1 && now === 1) return null;
  const link = (page: number, text: string) =>
    page >= 1 &&
    page <= pages && (
      <a
        className="button button-quiet"
        href={pathOf(page)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onPage(page);
          scrollTo({ top: 0 });
        }}
      >
        {text}
      </a>
    );
  return (
    <nav className="staff-pages" aria-label={say.pagesHeard}>
      {link(now - 1, say.earlierPage)}
      <span>{say.pageOf(now, pages)}</span>
      {link(now + 1, say.nextPage)}
    </nav>
  );
}
