import { formatRupees } from '#lib/money.ts';

/** A price in paise, with what it is for. */
export function Price({ paise, unit, total = false }: { paise: number; unit?: string; total?: boolean }) {
  return (
    <span className={total ? 'price price-total' : 'price'}>
      {formatRupees(paise)}
      {unit && <span className="price-unit">{` / ${unit}`}</span>}
    </span>
  );
}
