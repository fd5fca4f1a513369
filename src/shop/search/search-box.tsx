import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstAnswers } from '#shop/search/first-answers.ts';
import {
  foundText,
  groupHits,
  moveHighlight,
  priceOf,
  SEARCH_LONGEST,
  SEARCH_SHOWN,
  type SearchHit,
  searchPath,
  searchPlaces,
  searchText,
} from '#domain/search/search.rules.ts';
import { type Answer, useSearch } from '#shop/search/use-search.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

/** Selector of the control in the header that opens the box on phones. */
export const SEARCH_OPENER = '[data-search-open]';

/** Option of the list: a hit, a further search or a link. */
interface Option {
  group: string;
  label: string;
  href: string;
  hit?: SearchHit;
  /** Text to search for instead of opening `href`. */
  instead?: string;
}

/**
 * Search box of the header: a combobox that lists hits while the customer types. Without JavaScript its form opens the
 * search page.
 */
export function SearchBox() {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { answer, ask, drop } = useSearch(firstAnswer);
  /** Path of the highlighted option; it stays highlighted when the full answer replaces the quick one. */
  const [marked, setMarked] = useState<string | null>(null);
  /** True while the box covers the header of a phone. */
  const [unfolded, setUnfolded] = useState(false);
  const options = optionsOf(answer);
  const highlight = options.findIndex(({ href }) => href === marked);
  const open = answer.state !== 'none';

  const search = (text = input.current?.value ?? ''): void => {
    setMarked(null);
    ask(text, SEARCH_SHOWN);
  };
  const close = (): void => {
    setMarked(null);
    drop();
  };
  /** Closes the list of hits; on phones also closes the box and focuses the button that opened it. */
  const leave = (): void => {
    close();
    if (!unfolded) return;
    setUnfolded(false);
    document.querySelector<HTMLElement>(SEARCH_OPENER)?.focus();
  };

  useEffect(() => {
    // Who is here before React was has the focus in the box already.
    if (document.activeElement === input.current) firstAnswers.warmUp();
    const onClick = (event: MouseEvent): void => {
      if (!(event.target instanceof Element) || !event.target.closest(SEARCH_OPENER)) return;
      event.preventDefault();
      // Phones show their keyboard only when the focus moves while the press is handled.
      flushSync(() => setUnfolded(true));
      input.current?.focus();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (!root.current?.contains(target as Node)) {
        setMarked(null);
        drop();
      }
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open, drop]);

  useEffect(() => {
    if (highlight >= 0) document.getElementById(optionId(highlight))?.scrollIntoView({ block: 'nearest' });
  }, [highlight]);

  const onKey = (event: KeyboardEvent): void => {
    // Enter and arrows belong to the keyboard while it puts a Hindi or Punjabi word together.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (open) close();
      else leave();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open)
        setMarked(options[moveHighlight(highlight, event.key === 'ArrowDown' ? 1 : -1, options.length)]?.href ?? null);
      else search();
    } else if (event.key === 'Enter' && open && highlight >= 0) {
      event.preventDefault();
      document.getElementById(optionId(highlight))?.click();
    }
  };

  const choose = (option: Option): void => {
    if (option.instead === undefined || !input.current) return;
    input.current.value = option.instead;
    input.current.focus();
    search();
  };

  return (
    <div
      className="search"
      data-open={unfolded ? '' : undefined}
      ref={root}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close();
      }}
    >
      <form
        className="search-form"
        role="search"
        aria-label="Shop"
        action="/search"
        method="get"
        data-direct=""
        onSubmit={(event) => {
          if (searchText(input.current?.value ?? '') === '') event.preventDefault();
        }}
      >
        <input
          ref={input}
          className="search-input"
          type="search"
          name="q"
          placeholder="Search sweets, boxes, decor"
          aria-label="Search the shop"
          role="combobox"
          aria-expanded={open && options.length > 0}
          aria-controls="search-list"
          aria-autocomplete="list"
          aria-activedescendant={highlight >= 0 ? optionId(highlight) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={SEARCH_LONGEST}
          onFocus={() => firstAnswers.warmUp()}
          onChange={() => search()}
          onClick={() => search()}
          onKeyDown={onKey}
        />
        <button className="icon-button search-go" type="submit" aria-label="Search">
          <Icon name="search" size={22} />
        </button>
        <button className="icon-button search-close" type="button" aria-label="Close search" onClick={leave}>
          <Icon name="close" size={22} />
        </button>
      </form>
      <div className="search-panel" hidden={!open}>
        <p className="search-status" role="status">
          {statusOf(answer)}
        </p>
        {answer.state === 'failed' && (
          <p className="search-failed">
            The search could not be loaded just now.{' '}
            <button
              className="button button-plain"
              type="button"
              onClick={() => {
                input.current?.focus();
                search();
              }}
            >
              Try again
            </button>
          </p>
        )}
        <div id="search-list" role="listbox" aria-label="Search results" hidden={options.length === 0}>
          {groupsOf(options).map(([group, members]) => (
            <div key={group} role="group" aria-label={group}>
              <div className="search-group" aria-hidden="true">
                {group}
              </div>
              {members.map(({ option, at }) => (
                <a
                  key={option.href}
                  id={optionId(at)}
                  className={option.hit ? 'search-hit' : 'search-hit search-way'}
                  role="option"
                  tabIndex={-1}
                  href={option.href}
                  aria-selected={at === highlight}
                  onClick={(event) => {
                    if (option.instead === undefined) return;
                    event.preventDefault();
                    choose(option);
                  }}
                >
                  {option.hit && <Picture value={option.hit.image} alt="" sizes="3.5rem" />}
                  <span className="search-hit-name">{option.label}</span>
                  {option.hit && option.hit.amount > 0 && <span className="price">{priceOf(option.hit)}</span>}
                </a>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const firstAnswer = (text: string, limit: number): Promise<SearchHit[]> => firstAnswers.find(text, limit);

const optionId = (at: number): string => `search-option-${at}`;

function statusOf({ state, found }: Answer): string {
  if (state === 'none') return '';
  if (state === 'loading') return 'Loading...';
  return found ? foundText(found) : 'No items found.';
}

/**
 * Returns the options of the list for an answer: its hits and a link to all of them. Without hits, returns the nearest
 * word and links to the lists of the shop; empty while loading and after a failure.
 */
function optionsOf({ state, text, found }: Answer): Option[] {
  if (!found || state === 'failed') return [];
  if (found.total === 0) {
    if (state === 'loading') return [];
    const places = searchPlaces.map((place): Option => ({ ...place, group: 'Look around' }));
    return found.nearest
      ? [
          { group: 'Did you mean', label: found.nearest, href: searchPath(found.nearest), instead: found.nearest },
          ...places,
        ]
      : places;
  }
  const hits = groupHits(found.hits).flatMap(([group, members]) =>
    members.map((hit): Option => ({ group, label: hit.name, href: hit.url, hit })),
  );
  if (found.total <= found.hits.length) return hits;
  return [...hits, { group: 'More', label: `All ${found.total} results`, href: searchPath(text) }];
}

/** Groups options by their group, in order of first appearance; each keeps its index in the whole list. */
function groupsOf(options: readonly Option[]): [string, { option: Option; at: number }[]][] {
  const placed = options.map((option, at) => ({ option, at }));
  return [...new Set(options.map(({ group }) => group))].map((group) => [
    group,
    placed.filter(({ option }) => option.group === group),
  ]);
}
