import { useEffect, useState } from 'react';
import { foundText, groupHits, type SearchHit, searchPlaces, searchText, unitOf } from '#domain/search/search.rules.ts';
import * as say from '#shop/search/search-results.texts.ts';
import { useSearch } from '#shop/search/use-search.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Inserted } from '#ui/inserted.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';

/** Number of tiles shown at first, and added by each click on Show more. */
const SHOWN = 48;

/**
 * Page of search results: the hits for the URL's `q`, grouped by kind; `SHOWN` at first, and as many more with each
 * click on Show more.
 */
export function SearchResults() {
  const { answer, ask } = useSearch();
  const [text, setText] = useState<string | null>(null);
  const [limit, setLimit] = useState(SHOWN);

  useEffect(() => {
    const asked = searchText(new URLSearchParams(location.search).get('q') ?? '');
    setText(asked);
    showInHeader(asked);
    ask(asked, limit, 0);
  }, [ask, limit]);

  const { state, found } = answer;
  return (
    <>
      <h1>{text ? say.pageTitleOf(text) : say.pageTitle}</h1>
      <p className="heading-note" role="status">
        {text === ''
          ? say.pageNote
          : state === 'found' && found
            ? foundText(found)
            : state === 'failed'
              ? say.nothing
              : text === null
                ? ''
                : say.loading}
      </p>
      {state === 'failed' && (
        <EmptyState title={say.lost} action={{ label: say.tryAgain, onPress: () => ask(text ?? '', limit, 0) }}>
          {say.lostNote}
        </EmptyState>
      )}
      {state === 'found' && found?.nearest && <Nearest text={found.nearest} />}
      {(text === '' || (state === 'found' && found?.total === 0)) && (
        <nav className="search-places" aria-label={say.places}>
          {searchPlaces.map(({ label, href }) => (
            <a key={href} className="button button-quiet" href={href}>
              {label}
            </a>
          ))}
        </nav>
      )}
      {found &&
        groupHits(found.hits).map(([kind, hits]) => (
          <section key={kind} className="search-kind">
            <h2>{kind}</h2>
            <ul className="tiles">
              {hits.map((hit) => (
                <li key={hit.id}>
                  <Tile hit={hit} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      {found && found.total > found.hits.length && (
        <p className="list-more">
          <button
            type="button"
            className="button button-quiet"
            aria-busy={state === 'loading'}
            onClick={() => setLimit(limit + SHOWN)}
          >
            {say.showMore}
          </button>
        </p>
      )}
    </>
  );
}

/** Writes the searched text into the header's search box, unless the customer has typed there. */
function showInHeader(text: string): void {
  const box = document.querySelector<HTMLInputElement>('.search-input');
  if (!box || box.value !== box.defaultValue) return;
  box.defaultValue = text;
  box.value = text;
}

/** Names the text nearest to the one that found nothing, as a link to its search. */
function Nearest({ text }: { text: string }) {
  return (
    <p className="search-nearest">
      <Inserted text={say.nearest} parts={{ nearest: <a href={`/search?q=${encodeURIComponent(text)}`}>{text}</a> }} />
    </p>
  );
}

function Tile({ hit }: { hit: SearchHit }) {
  const unit = unitOf(hit.kind);
  return (
    <article className="tile">
      <Picture value={hit.image} alt="" />
      <div className="tile-body">
        <h3 className="tile-name">
          {hit.veg && <span className="veg-mark" role="img" aria-label={say.vegetarianHeard} />}
          <a href={hit.url}>{hit.name}</a>
        </h3>
        <div className="tile-foot">
          {hit.amount === 0 ? <span /> : <Price paise={hit.amount} {...(unit ? { unit } : {})} />}
          <span className="tile-cue" aria-hidden="true">
            {say.view}
            <Icon name="right" size={16} />
          </span>
        </div>
      </div>
    </article>
  );
}
