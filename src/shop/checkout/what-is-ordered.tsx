import { useCall } from '#client/use-call.ts';
import { BoxDrawing } from '#shop/box/box-drawing.tsx';
import { CardFace } from '#shop/card/card-face.tsx';
import { cardFor, type GiftCard, isBlankCard } from '#domain/card/card.rules.ts';
import { boxTypeOf } from '#domain/box/box-types.rules.ts';
import { boxMaterial } from '#domain/box/box.rules.ts';
import { calculatePrice } from '#domain/cart/cart.contract.ts';
import type { OrderedBox } from '#shop/checkout/use-ordered-box.ts';
import { boughtBox } from '#shop/checkout/bought-box.ts';
import * as say from '#shop/checkout/pay.texts.ts';
import { displayName } from '#lib/display-name.ts';
import { listText } from '#lib/text.ts';

/** Shows the box being ordered: drawing with the card in its lid, design, size and sweets. */
export function WhatIsOrdered({ box, card }: { box: OrderedBox; card: GiftCard }) {
  const { invitation, tempId, weight, sections } = box;
  const type = boxTypeOf(tempId);
  const { loaded } = useCall(calculatePrice, { body: { boxName: type.name, weight, sweet: sections, newObj: null } });
  const sweets = loaded.data?.paymentHistory ?? [];
  const names = [...new Set(sweets.map(({ name }) => displayName(name)))];
  return (
    <section className="card card-body what-is-ordered" aria-labelledby="what-is-ordered">
      <div className="what-drawing">
        {!isBlankCard(card) && (
          <div className={`box-lid box-lid-${boxMaterial(invitation.category)}`}>
            <CardFace words={cardFor(card, null)} label={say.cardInLid} />
          </div>
        )}
        <BoxDrawing
          box={boughtBox({ weight: String(weight), tempId, sweets })}
          material={boxMaterial(invitation.category)}
        />
      </div>
      <div className="what-words">
        <h2 id="what-is-ordered">{displayName(invitation.name)}</h2>
        <p className="soft">{say.boxWith(type.name, weight, listText(names))}</p>
      </div>
    </section>
  );
}
