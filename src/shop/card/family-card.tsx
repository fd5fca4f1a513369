import { type ReactNode, useState } from 'react';
import { CardFace } from '#shop/card/card-face.tsx';
import {
  cardFor,
  type GiftCard,
  MOST_CARD,
  MOST_NAMES,
  MOST_OWN,
  MOST_PLACE,
  withOwn,
  wordsProblem,
} from '#domain/card/card.rules.ts';
import { displayName } from '#lib/display-name.ts';
import { lengthProblem, lettersIn } from '#lib/letters.ts';
import { languageOf } from '#lib/script.ts';
import * as say from '#shop/card/card.texts.ts';
import { Field } from '#ui/field.tsx';
import { Inserted } from '#ui/inserted.tsx';

/** Guest who gets a box. */
interface CardGuest {
  _id: string;
  /** Name, distinguished from guests of the same name. */
  shown: string;
  category: string;
}

const namesProblem = (text: string): string | undefined =>
  lengthProblem(text, MOST_NAMES, say.namesTooLong(MOST_NAMES));
const placeProblem = (text: string): string | undefined =>
  lengthProblem(text, MOST_PLACE, say.placeTooLong(MOST_PLACE));

interface CardProps {
  card: GiftCard;
  /** Guests who get a box. */
  guests: readonly CardGuest[];
  onCard(card: GiftCard): void;
}

/** Form for the card in every box, with optional other messages for chosen guests. */
export function FamilyCard({ card, guests, onCard }: CardProps) {
  const others = new Set(card.own.flatMap(({ guestIds }) => guestIds));
  const set = (part: Partial<GiftCard>): void => onCard({ ...card, ...part });
  return (
    <section className="card card-body family-card" aria-label={say.cardHeard}>
      <p className="field-hint">
        <Inserted text={say.cardLanguages} parts={{ hindi: <span lang="hi">{say.hindi}</span> }} />
      </p>
      <WordsAndCard
        label={say.yourWords}
        message={card.message}
        onMessage={(message) => set({ message })}
        face={<CardFace words={cardFor(card, null)} label={say.cardLooks} />}
      />
      <details className="family-card-names">
        <summary>{say.moreOnCard}</summary>
        <div className="form-stack">
          <Field label={say.names} optional error={namesProblem(card.couple)}>
            <input
              className="input"
              lang={languageOf(card.couple)}
              value={card.couple}
              onChange={({ target }) => set({ couple: target.value })}
            />
          </Field>
          <div className="form-pair">
            <Field label={say.day} optional>
              <input
                className="input"
                type="date"
                value={card.day}
                onChange={({ target }) => set({ day: target.value })}
              />
            </Field>
            <Field label={say.place} optional error={placeProblem(card.place)}>
              <input
                className="input"
                lang={languageOf(card.place)}
                value={card.place}
                onChange={({ target }) => set({ place: target.value })}
              />
            </Field>
          </div>
        </div>
      </details>
      {[...card.own.keys()].map((at) => (
        <OtherText
          key={at}
          at={at}
          card={card}
          guests={guests}
          onMessage={(message) =>
            set({ own: card.own.map((other, place) => (place === at ? { ...other, message } : other)) })
          }
          onGuests={(ids, chosen) => onCard(withOwn(card, ids, chosen ? at : null))}
          onRemove={() => set({ own: card.own.filter((_, place) => place !== at) })}
        />
      ))}
      {guests.length > 0 && card.own.length < MOST_OWN && (
        <p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => set({ own: [...card.own, { message: '', guestIds: [] }] })}
          >
            {say.otherAdd}
          </button>
          {others.size > 0 && <span className="field-hint">{` ${say.otherRest}`}</span>}
        </p>
      )}
    </section>
  );
}

interface WordsProps {
  label: string;
  message: string;
  face: ReactNode;
  onMessage(message: string): void;
}

function WordsAndCard({ label, message, face, onMessage }: WordsProps) {
  return (
    <div className="family-card-words">
      <Field
        label={label}
        optional
        hint={say.lettersTyped(lettersIn(message.trim()), MOST_CARD)}
        error={wordsProblem(message)}
      >
        <textarea
          className="input"
          lang={languageOf(message)}
          rows={5}
          value={message}
          onChange={({ target }) => onMessage(target.value)}
        />
      </Field>
      {face}
    </div>
  );
}

interface OtherProps {
  /** Index among the further messages. */
  at: number;
  card: GiftCard;
  guests: readonly CardGuest[];
  onMessage(message: string): void;
  onGuests(ids: readonly string[], chosen: boolean): void;
  onRemove(): void;
}

/** Form for another message and its guests, who are chosen one by one or by category. */
function OtherText({ at, card, guests, onMessage, onGuests, onRemove }: OtherProps) {
  const [search, setSearch] = useState('');
  const { message = '', guestIds = [] } = card.own[at] ?? {};
  const chosen = new Set(guestIds);
  const there = guests.filter(({ _id }) => chosen.has(_id)).length;
  const categories = [...new Set(guests.map(({ category }) => category).filter(Boolean))];
  const text = search.trim().toLocaleLowerCase('en-IN');
  const listed = guests.filter(({ shown }) => shown.toLocaleLowerCase('en-IN').includes(text));
  const title = say.otherWords(at + 1);
  return (
    <div className="other-words" role="group" aria-label={title}>
      <WordsAndCard
        label={title}
        message={message}
        onMessage={onMessage}
        face={<CardFace words={{ ...card, message }} label={say.otherLooks(at + 1)} />}
      />
      <details open={guestIds.length === 0}>
        <summary>{there === 0 ? say.otherChoose : say.otherGuests(there)}</summary>
        {categories.length > 1 && (
          <p className="other-words-groups">
            {categories.map((category) => (
              <button
                key={category}
                type="button"
                className="button button-quiet"
                onClick={() =>
                  onGuests(
                    guests.filter((guest) => guest.category === category).map(({ _id }) => _id),
                    true,
                  )
                }
              >
                {say.otherAll(displayName(category))}
              </button>
            ))}
          </p>
        )}
        {guests.length > 12 && (
          <label className="field">
            <span className="field-label">{say.otherSearch}</span>
            <input className="input" type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          </label>
        )}
        <ul className="other-words-guests">
          {listed.map(({ _id, shown }) => (
            <li key={_id}>
              <label className="check">
                <input
                  type="checkbox"
                  checked={chosen.has(_id)}
                  onChange={({ target }) => onGuests([_id], target.checked)}
                />
                <span>{shown}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
      <p>
        <button type="button" className="button button-quiet" onClick={onRemove}>
          {say.otherRemove}
        </button>
      </p>
    </div>
  );
}
