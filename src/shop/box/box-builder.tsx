import { type ReactNode, useRef } from 'react';
import { BoxIcon } from '#shop/box/box-drawing.tsx';
import { NextSection } from '#shop/box/next-section.tsx';
import { StepsBar } from '#shop/box/steps-bar.tsx';
import { BoxView } from '#shop/box/box-view.tsx';
import { useBuilder, useScrollToSections } from '#shop/box/use-builder.ts';
import { boxTypeOf, boxTypes, boxWeights, DEFAULT_WEIGHT } from '#domain/box/box-types.rules.ts';
import { type Box, type BoxMaterial, emptySections, sectionAmounts } from '#domain/box/box.rules.ts';
import { boxPrice } from '#domain/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import * as say from '#shop/box/box.texts.ts';
import { Segmented } from '#ui/segmented.tsx';
import '#shop/box/builder.css';

interface BuilderProps {
  box: Box;
  onChange(box: Box): void;
  /** Price of the invitation, paise. */
  invitation: number;
  material: BoxMaterial;
  /** Returns the path for choosing a sweet for a section. */
  chooseAt(section: number): string;
  /** Section filled just before this page opened. */
  arrived?: number | null;
  /** Continues with a full box. */
  onNext(): Promise<void>;
  /** Notices shown above everything else. */
  notices?: ReactNode;
  /** Notes about sweets in this box, by sweet id. */
  notes?: ReadonlyMap<string, string>;
  /** Further buttons next to Next. */
  actions?: ReactNode;
  /** What few need, shown after the sections. */
  tools?: ReactNode;
  /** Further actions shown once the box is full. */
  whenFull?: ReactNode;
}

const weights = boxWeights.map((weight) => ({ value: String(weight), label: say.sizeGm(weight) }));
const types = boxTypes.map(({ tempId, name }) => ({
  value: String(tempId),
  label: name,
  drawing: <BoxIcon tempId={tempId} />,
}));

/**
 * Form that builds a box: size, type, a sweet for each section, and the price of one box. The caller holds the state.
 */
export function BoxBuilder({
  box,
  onChange,
  invitation,
  material,
  chooseAt,
  arrived = null,
  onNext,
  notices,
  notes,
  actions,
  tools,
  whenFull,
}: BuilderProps) {
  const { missing, isEmptied, busy, change, chooseType, next, putBack } = useBuilder(box, onChange, onNext);
  const sections = useRef<HTMLDivElement>(null);
  useScrollToSections(sections, arrived !== null);
  const type = boxTypeOf(box.tempId);
  const amounts = sectionAmounts(box);
  return (
    <>
      <StepsBar current="box" done={[]} />
      {/* A browser that puts choices back into a form would choose for the person here: the box itself is kept. */}
      <form className="builder-choices" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <Segmented
          legend={say.size}
          options={weights}
          value={String(box.weight)}
          onChange={(value) =>
            change({ ...box, weight: boxWeights.find((one) => String(one) === value) ?? DEFAULT_WEIGHT })
          }
        />
        <div>
          <Segmented
            legend={say.type}
            options={types}
            value={String(box.tempId)}
            onChange={(value) => chooseType(Number(value))}
          />
          <p className="field-hint builder-type">{say.typeIs(type.number, type.name, type.description)}</p>
        </div>
      </form>
      {notices}
      {isEmptied && (
        <p className="notice builder-notice" role="status">
          {say.emptied}
          <button type="button" className="button button-plain" onClick={putBack}>
            {say.putBack}
          </button>
        </p>
      )}
      <div className="builder-main" id="sections" ref={sections}>
        <BoxView box={box} amounts={amounts} material={material} missing={missing} notes={notes} chooseAt={chooseAt}>
          <NextSection box={box} arrived={arrived} chooseAt={chooseAt} onFill={change} />
        </BoxView>
        {emptySections(box).length === 0 && whenFull}
      </div>
      {tools}
      <div className="sticky-bar builder-bar">
        <dl className="builder-sum">
          <Sum name={say.sumTotal} of={say.sumOfSweets} value={formatRupees(boxPrice(amounts, 0))} />
          <Sum name={say.sumInvitation} value={formatRupees(invitation)} />
          <div>
            <dt>{say.oneBox}</dt>
            <dd className="price price-total" aria-live="polite">
              {formatRupees(boxPrice(amounts, invitation))}
            </dd>
          </div>
        </dl>
        <div className="builder-actions">
          {actions}
          <button type="button" className="button" aria-busy={busy} onClick={() => void next()}>
            {say.next}
          </button>
        </div>
      </div>
    </>
  );
}

/** Sum of the box. @param of what it is the sum of, where its name does not say it */
function Sum({ name, of, value }: { name: string; of?: string; value: string }) {
  return (
    <div>
      <dt>
        {name}
        {of && <small>{of}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
