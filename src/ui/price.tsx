import { formatRupees } from '#lib/money.ts';

/** Shows a price in paise as rupees, with the unit to which it applies. */
export function Price({ paise, unit }: { paise: number; unit?: string }) {
  return (
    <span className="price">
      {formatRupees(paise)}
      {unit && <span className="price-unit">{` / ${unit}`}</span>}
    </span>
  );
}
