import { CardText } from '#shop/card/card-face.tsx';
import type { PackingCard, PackingRow } from '#domain/packing/packing.contract.ts';
import { type Contents, contentText, fillingOf } from '#domain/packing/packing.rules.ts';
import { languageOf } from '#lib/script.ts';
import type { ShopFacts } from '#domain/settings/settings.contract.ts';
import { streetOf } from '#domain/settings/settings.rules.ts';
import { nearDay } from '#lib/dates.ts';
import * as packingTexts from '#office/packing/packing.texts.ts';
import * as say from '#office/packing/labels.texts.ts';

/** Label to print: a home, and the box it is for. */
export interface Printed {
  home: PackingRow;
  contents: Contents | undefined;
  card: PackingCard | undefined;
  /** 1-based; null when one label is for all boxes. */
  box: number | null;
}

function Sender({ shop }: { shop: ShopFacts }) {
  return (
    <p className="label-sender">
      {`${shop.name}, ${streetOf(shop.street)}, ${shop.city} ${shop.pincode}, ${shop.phone}`}
    </p>
  );
}

const boxText = ({ home, box }: Printed): string => {
  if (home.boxes === 1) return '';
  return box === null ? packingTexts.boxes(home.boxes) : say.boxOf(box, home.boxes);
};

/** Returns district and state; the name once when both are equal. */
const placeOf = ({ district, region }: PackingRow): string =>
  [...new Set([district, region])].filter(Boolean).join(', ');

/** Returns pincode, place and mobile number of a home, those that are known. */
const wayTo = (home: PackingRow): string =>
  [`${home.pincode} ${placeOf(home)}`.trim(), home.mobile && say.phone(home.mobile)].filter(Boolean).join(', ');

const Whereto = ({ home }: { home: PackingRow }) => (
  <>
    <p className="label-name" lang={languageOf(home.name)}>
      {home.name}
    </p>
    <p className="label-address" lang={languageOf(home.address)}>
      {home.address}
    </p>
    {home.note && (
      <p className="label-note" lang={languageOf(home.note)}>
        {home.note}
      </p>
    )}
  </>
);

interface FaceProps {
  printed: Printed;
  /** Sender. */
  shop: ShopFacts;
}

/** Address label of a home. Name and address shrink until they fit; pincode, place and reference keep their size. */
export function LabelFace({ printed, shop }: FaceProps) {
  const { home } = printed;
  return (
    <>
      <Sender shop={shop} />
      <div className="label-text" data-fits>
        <Whereto home={home} />
      </div>
      <div className="label-foot">
        <p className="label-pin">
          <small>{say.pin}</small> {home.pincode}
        </p>
        <p className="label-place">
          {placeOf(home)}
          <br />
          {home.mobile && <span>{say.phone(home.mobile)}</span>}
        </p>
        <p className="label-reference">
          {boxText(printed)}
          <br />
          {home.reference}
        </p>
      </div>
    </>
  );
}

/**
 * Greeting card to put into a box, with the home's name and reference in small print for packers; nothing for a home
 * without a card.
 */
export function CardSheetFace({ printed }: { printed: Printed }) {
  const { home, card } = printed;
  if (!card) return null;
  return (
    <div className="card-frame">
      <div className="card-text label-text" data-fits>
        <CardText words={card} />
      </div>
      <p className="card-foot">
        <span className="label-name" lang={languageOf(home.name)}>
          {home.name}
        </span>{' '}
        <span>
          {home.reference} {boxText(printed)}
        </span>
      </p>
    </div>
  );
}

/** Packing slip of a home: address and contents of the parcel. It shows no prices, because the parcel is a present. */
export function SlipFace({ printed, shop }: FaceProps) {
  const { home, contents } = printed;
  return (
    <>
      <header className="slip-head">
        <p className="slip-shop">
          {shop.name}
          <small>{shop.tagline}</small>
        </p>
        <p>
          <span>{say.packingSlip(home.reference)}</span>
          <br />
          <span>{say.leavesBy(nearDay(home.due))}</span>
        </p>
      </header>
      <div className="slip-to label-text" data-fits>
        <Whereto home={home} />
        <p>{wayTo(home)}</p>
      </div>
      {contents && (
        <div className="slip-contents">
          <p className="slip-count">
            <strong>{home.boxes}</strong>
            <span>{` × ${contents.name}`}</span>
            <small>
              {contents.kind === 'box' ? `${contents.category}, ${contents.boxName}` : contentText(contents)}
            </small>
          </p>
          {contents.kind === 'box' && (
            <ul>
              {fillingOf(contents).map(({ name, words }) => (
                <li key={name}>
                  <span>{name}</span> {words}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <p className="slip-foot">{say.slipFoot(shop.phone, shop.email, shop.fssai)}</p>
    </>
  );
}
