import { priceOf, SEARCH_LONGEST, searchText } from '#domain/search/search.rules.ts';
import { firstAnswers } from '#shop/search/first-answers.ts';
import { groupsOf, type Option, statusOf } from '#shop/search/search-options.rules.ts';
import * as say from '#shop/search/search.texts.ts';
import { optionId, useSearchBox } from '#shop/search/use-search-box.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

/**
 * Search box of the header: a combobox that lists hits while the customer types. Without JavaScript its form opens the
 * search page.
 */
export function SearchBox() {
  const { root, input, answer, options, highlight, open, unfolded, search, close, leave, searchFor, onKey } =
    useSearchBox();
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
        aria-label={say.formHeard}
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
          placeholder={say.fieldPlace}
          aria-label={say.fieldHeard}
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
          onChange={search}
          onClick={search}
          onKeyDown={onKey}
        />
        <button className="icon-button search-go" type="submit" aria-label={say.goHeard}>
          <Icon name="search" size={22} />
        </button>
        <button className="icon-button search-close" type="button" aria-label={say.closeHeard} onClick={leave}>
          <Icon name="close" size={22} />
        </button>
      </form>
      <div className="search-panel" hidden={!open}>
        <p className="search-status" role="status">
          {statusOf(answer)}
        </p>
        {answer.state === 'failed' && (
          <p className="search-failed">
            {say.lost}{' '}
            <button
              className="button button-plain"
              type="button"
              onClick={() => {
                input.current?.focus();
                search();
              }}
            >
              {say.tryAgain}
            </button>
          </p>
        )}
        <OptionList options={options} highlight={highlight} onPress={searchFor} />
      </div>
    </div>
  );
}

interface OptionListProps {
  options: readonly Option[];
  /** Index of the highlighted option; -1 for none. */
  highlight: number;
  /** Handles the press of an option; returns false when its link shall open. */
  onPress(option: Option): boolean;
}

function OptionList({ options, highlight, onPress }: OptionListProps) {
  return (
    <div id="search-list" role="listbox" aria-label={say.listHeard} hidden={options.length === 0}>
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
                if (onPress(option)) event.preventDefault();
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
  );
}
