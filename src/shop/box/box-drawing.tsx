import { useId, useState } from 'react';
import { compartments, DRAWING, inner, pictureOf, compartmentText } from '#domain/box/box-drawing.rules.ts';
import { type Box, type BoxMaterial, type Choice, choiceAt } from '#domain/box/box.rules.ts';
import { displayName } from '#lib/display-name.ts';
import * as say from '#shop/box/box-drawing.texts.ts';
import { pictureSources } from '#ui/picture-sources.ts';

const { width, height } = DRAWING;

interface DrawingProps {
  box: Box;
  material: BoxMaterial;
  /** Sections to mark as missing. */
  missing?: readonly number[] | undefined;
  /** Returns the path for choosing a sweet for a section; without it the drawing has no links. */
  chooseAt?: ((section: number) => string) | undefined;
}

/** Drawing of a box from above: each compartment shows its sweet and, with `chooseAt`, links to the list of sweets. */
export function BoxDrawing({ box, material, missing = [], chooseAt }: DrawingProps) {
  const parts = compartments(box.tempId).map((_, index) => ({ index, choice: choiceAt(box, index) }));
  const named = parts
    .map(({ index, choice }) => (choice ? say.partOf(index + 1, displayName(choice.name)) : say.partEmpty(index + 1)))
    .join(', ');
  return (
    <svg
      className={`box-drawing box-${material}`}
      viewBox={`0 0 ${width} ${height}`}
      role={chooseAt ? 'group' : 'img'}
      aria-label={chooseAt ? say.drawingHeard : say.drawingOf(named)}
    >
      <Frame material={material} />
      {parts.map(({ index, choice }) => (
        <Part
          key={index}
          tempId={box.tempId}
          index={index}
          choice={choice}
          missing={missing.includes(index)}
          href={chooseAt?.(index)}
        />
      ))}
    </svg>
  );
}

interface PartProps {
  tempId: number;
  index: number;
  choice: Choice | undefined;
  missing: boolean;
  href: string | undefined;
}

/** Returns the accessible name of a compartment: section number and sweet, or a request to select one. */
function labelOf(index: number, choice: Choice | undefined): string {
  if (!choice) return say.linkEmpty(index + 1);
  return choice.gone
    ? say.linkGone(index + 1, displayName(choice.name))
    : say.linkFilled(index + 1, displayName(choice.name));
}

function Part({ tempId, index, choice, missing, href }: PartProps) {
  const clip = useId();
  const [failed, setFailed] = useState('');
  const part = compartments(tempId)[index];
  if (!part) return null;
  const picture = choice && failed !== choice.image ? pictureSources(choice.image)?.src : undefined;
  const filled = choice && !choice.gone;
  const text = filled ? displayName(choice.name) : say.selectSweet;
  const state = `${filled ? 'is-filled' : 'is-empty'}${choice?.gone ? ' is-gone' : ''}${missing ? ' is-missing' : ''}`;
  const content = (
    <>
      <clipPath id={clip}>
        <path d={part.path} />
      </clipPath>
      <path d={part.path} className="box-floor" />
      {picture && (
        <image
          href={picture}
          {...pictureOf(part)}
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${clip})`}
          onError={() => setFailed(choice?.image ?? '')}
        />
      )}
      {!(filled && picture) && <SectionLabel tempId={tempId} index={index} text={text} />}
      <path d={part.path} className="box-edge" />
    </>
  );
  if (href === undefined) return <g className={`box-part ${state}`}>{content}</g>;
  return (
    <a href={href} className={`box-part ${state}`} data-section={index} aria-label={labelOf(index, choice)}>
      {content}
    </a>
  );
}

function SectionLabel({ tempId, index, text }: { tempId: number; index: number; text: string }) {
  const { x, y, lines } = compartmentText(tempId, index, text);
  return (
    <text x={x} y={y} className="box-words">
      {lines.map((line, at) => (
        <tspan key={at} x={x} dy={at === 0 ? `${-0.575 * (lines.length - 1)}em` : '1.15em'}>
          {/* A space for those who hear the words. */}
          {at < lines.length - 1 ? `${line} ` : line}
        </tspan>
      ))}
    </text>
  );
}

/** Draws the frame of a box in its material, with a brass line around the inside. */
function Frame({ material }: { material: BoxMaterial }) {
  const grain =
    material === 'wood'
      ? Array.from(
          { length: 9 },
          (_, at) => `M4 ${8 + at * 42}q120 ${at % 2 ? 9 : -7} 240 0t232 ${at % 2 ? -4 : 5}`,
        ).join('')
      : '';
  return (
    <>
      <rect className="box-body" x={2} y={2} width={width - 4} height={height - 4} rx={14} />
      {grain && <path className="box-grain" d={grain} />}
      {material === 'glass' && <path className="box-sheen" d="M14 300L250 8h60L70 352H14z" />}
      <rect className="box-brass" x={inner.x - 7} y={inner.y - 7} width={inner.w + 14} height={inner.h + 14} rx={10} />
    </>
  );
}

/** Icon of a box type: the outline of its compartments. */
export function BoxIcon({ tempId }: { tempId: number }) {
  return (
    <svg className="box-icon" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect x={6} y={6} width={width - 12} height={height - 12} rx={18} />
      <path
        d={compartments(tempId)
          .map(({ path }) => path)
          .join('')}
      />
    </svg>
  );
}
