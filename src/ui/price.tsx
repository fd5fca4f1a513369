import { formatRupees } from '#lib/money.ts';

/** A price in paise, with what it is for. */
export function Price({ paise, unit }: { paise: number; unit?: string }) {
  return (
    <span className="price">
      {formatRupees(paise)}
      {unit && <span className="price-unit">{` / ${unit}`}</span>}
    </span>
  );
}
