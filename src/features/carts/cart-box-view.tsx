import { drawBox } from '#features/box/box-drawing.rules.ts';
import { type Box, type BoxMaterial, boxTypeOf, DEFAULT_SECTION_PRICE } from '#features/box/box.rules.ts';
import { formatRupees } from '#lib/money.ts';
import { displayName } from '#lib/text.ts';
import { Picture } from '#ui/picture.tsx';
import { pictureSources } from '#ui/picture-sources.ts';

interface ViewProps {
  box: Box;
  /** Paise, by section. */
  amounts: readonly number[];
  material: BoxMaterial;
  missing: readonly number[];
  chooseAt(section: number): string;
}

/** The box from above and the table of its sections; every section leads to choosing its sweet. */
export function CartBoxView({ box, amounts, material, missing, chooseAt }: ViewProps) {
  const pictureOf = (image: string): string => pictureSources(image)?.src ?? '';
  const drawing = drawBox({ tempId: box.tempId, material, choices: box.choices, chooseAt, pictureOf, missing });
  return (
    <div className="builder-main" id="sections">
      <div className="builder-drawing" dangerouslySetInnerHTML={{ __html: drawing }} />
      <table className="records" aria-label="Sections of the box">
        <thead>
          <tr>
            <th scope="col">Sections</th>
            <th scope="col">Image</th>
            <th scope="col">Sweets</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: boxTypeOf(box.tempId).sections }, (_, index) => {
            const choice = box.choices.find((one) => one.index === index);
            return (
              <tr key={index} className={missing.includes(index) ? 'is-missing-row' : ''}>
                <td data-label="Sections">{index + 1}</td>
                <td data-label="Image">
                  <Picture value={choice?.image} alt="" sizes="4.5rem" />
                </td>
                <td data-label="Sweets">
                  <a href={chooseAt(index)}>{choice ? displayName(choice.name) : 'please select sweet'}</a>
                </td>
                <td data-label="Price" className="price">
                  {formatRupees(choice ? (amounts[index] ?? 0) : DEFAULT_SECTION_PRICE)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
