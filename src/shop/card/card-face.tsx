import { cardDay, type CardFaceWords, dayLanguage } from '#domain/card/card.rules.ts';
import { languageOf } from '#lib/script.ts';
import * as say from '#shop/card/card.texts.ts';

/** Shows the names, day, place and message of a card, each with the language of its script; leaves out empty ones. */
export function CardText({ words: { couple, day, place, message } }: { words: CardFaceWords }) {
  const language = dayLanguage({ couple, message });
  return (
    <>
      {couple && (
        <p className="gift-card-couple" lang={languageOf(couple)}>
          {couple}
        </p>
      )}
      {(day || place) && (
        <p className="gift-card-where">
          {day && <span lang={language}>{cardDay(day, language)}</span>}
          {place && <span lang={languageOf(place)}>{place}</span>}
        </p>
      )}
      {message && (
        <p className="gift-card-message" lang={languageOf(message)}>
          {message}
        </p>
      )}
    </>
  );
}

/** Drawing of the card in a box; shows `Your words` on a blank card. */
export function CardFace({ words, label }: { words: CardFaceWords; label: string }) {
  const blank = Object.values(words).every((text) => text === '');
  return (
    <div className="gift-card" role="group" aria-label={label}>
      {blank ? <p className="gift-card-blank">{say.yourWords}</p> : <CardText words={words} />}
    </div>
  );
}
