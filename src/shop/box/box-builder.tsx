import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BoxIcon } from '#shop/box/box-drawing.tsx';
import { NextSection } from '#shop/box/next-section.tsx';
import { BoxView } from '#shop/box/box-view.tsx';
import { boxTypeOf, boxTypes, boxWeights, DEFAULT_WEIGHT } from '#domain/box/box-types.rules.ts';
import { type Box, type BoxMaterial, emptyBox, emptySections, sectionAmounts } from '#domain/box/box.rules.ts';
import { boxPrice } from '#domain/pricing/pricing.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { Segmented } from '#ui/segmented.tsx';
import '#shop/box/builder.css';

/** Milliseconds between the choice of a sweet and the scroll to the sections. */
const SCROLL_DELAY = 500;

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
  /** Further actions shown once the box is full. */
  whenFull?: ReactNode;
}

const weights = boxWeights.map((weight) => ({ value: String(weight), label: `${weight} gm` }));
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
  whenFull,
}: BuilderProps) {
  const [missing, setMissing] = useState<readonly number[]>([]);
  const [undo, setUndo] = useState<Box | null>(null);
  const [busy, setBusy] = useState(false);
  const sections = useRef<HTMLDivElement>(null);
  useScrollToSections(sections, arrived !== null);

  const type = boxTypeOf(box.tempId);
  const amounts = sectionAmounts(box);
  const change = (next: Box): void => {
    setMissing([]);
    onChange(next);
  };
  const chooseType = (tempId: number): void => {
    if (tempId === box.tempId) return;
    // Choosing a box type empties the box; what lay in it can be put back.
    setUndo(box.choices.length > 0 ? box : null);
    change({ ...emptyBox(), weight: box.weight, tempId });
  };
  const next = async (): Promise<void> => {
    const empty = emptySections(box);
    setMissing(empty);
    const [first] = empty;
    if (first !== undefined) {
      const part = sections.current?.querySelector<SVGElement>(`[data-section="${first}"]`);
      part?.scrollIntoView({ block: 'center' });
      part?.focus({ preventScroll: true });
      return;
    }
    if (busy) return;
    setBusy(true);
    await onNext();
    setBusy(false);
  };

  return (
    <>
      {/* A browser that puts choices back into a form would choose for the person here: the box itself is kept. */}
      <form className="builder-choices" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <Segmented
          legend="Size"
          options={weights}
          value={String(box.weight)}
          onChange={(value) =>
            change({ ...box, weight: boxWeights.find((one) => String(one) === value) ?? DEFAULT_WEIGHT })
          }
        />
        <div>
          <Segmented
            legend="Box type"
            options={types}
            value={String(box.tempId)}
            onChange={(value) => chooseType(Number(value))}
          />
          <p className="field-hint builder-type">{`Box type ${type.number}, ${type.name}. ${type.description}`}</p>
        </div>
      </form>
      {notices}
      {undo && (
        <p className="notice builder-notice" role="status">
          The box was emptied for its new type.
          <button
            type="button"
            className="button button-plain"
            onClick={() => {
              setUndo(null);
              change(undo);
            }}
          >
            Put the sweets back
          </button>
        </p>
      )}
      <div className="builder-main" id="sections" ref={sections}>
        <BoxView box={box} amounts={amounts} material={material} missing={missing} notes={notes} chooseAt={chooseAt}>
          <NextSection box={box} arrived={arrived} chooseAt={chooseAt} onFill={change} />
        </BoxView>
        {emptySections(box).length === 0 && whenFull}
      </div>
      <div className="sticky-bar builder-bar">
        <dl className="builder-sum">
          <Sum name="Total" value={formatRupees(boxPrice(amounts, 0))} />
          <Sum name="Invitation" value={formatRupees(invitation)} />
          <div>
            <dt>One box</dt>
            <dd className="price price-total" aria-live="polite">
              {formatRupees(boxPrice(amounts, invitation))}
            </dd>
          </div>
        </dl>
        <div className="builder-actions">
          {actions}
          <button type="button" className="button" aria-busy={busy} onClick={() => void next()}>
            Next
          </button>
        </div>
      </div>
    </>
  );
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Events that cancel the scroll to the sections. */
const SIGNS = ['pointerdown', 'keydown', 'wheel'];

/**
 * Scrolls to the sections half a second after a box with a newly chosen sweet is shown. Any click, key or wheel event
 * cancels it, since scrolling would make a click miss its target.
 * @param chosen true when a sweet was just chosen
 */
function useScrollToSections(sections: { current: HTMLElement | null }, chosen: boolean): void {
  useEffect(() => {
    const scroll = (): void => sections.current?.scrollIntoView({ block: 'start' });
    addEventListener('scrollToNext', scroll);
    return () => removeEventListener('scrollToNext', scroll);
  }, [sections]);
  useEffect(() => {
    if (!chosen) return;
    const waiting = new AbortController();
    const timer = setTimeout(() => dispatchEvent(new CustomEvent('scrollToNext')), SCROLL_DELAY);
    for (const sign of SIGNS)
      addEventListener(sign, () => clearTimeout(timer), { signal: waiting.signal, passive: true });
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [chosen]);
}
