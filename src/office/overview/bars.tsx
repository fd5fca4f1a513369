import { useId } from 'react';

interface BarsProps {
  title: string;
  /** What all bars come to, in words. */
  sum: string;
  /** Heads of the table: what a bar is of, and what it says. */
  heads: readonly [string, string];
  bars: readonly { label: string; value: number; words: string }[];
  /** True for bars that lie beside their names. */
  lying?: boolean;
}

/**
 * A plot of bars. The drawing is for eyes alone; the same numbers stand in a table that everybody can open and a screen
 * reader reads.
 */
export function Bars({ title, sum, heads, bars, lying = false }: BarsProps) {
  const id = useId();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const highest = bars.find(({ value }) => value === most);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className="figure" aria-labelledby={id}>
      <figcaption id={id}>
        <strong>{title}</strong> <span>{sum}</span>
      </figcaption>
      {lying ? (
        <div className="figure-lying" aria-hidden="true">
          {bars.map(({ label, value, words }) => (
            <p key={label}>
              <span>{label}</span>
              <span>{words}</span>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none">
                <rect width={(value / most) * 100} height={4} />
              </svg>
            </p>
          ))}
        </div>
      ) : (
        <div aria-hidden="true">
          {highest && <p className="figure-most">{`most: ${highest.words}, ${highest.label}`}</p>}
          <svg className="figure-standing" viewBox={`0 0 ${bars.length * 10} 60`} preserveAspectRatio="none">
            {bars.map(({ label, value, words }, at) => (
              <rect key={label} x={at * 10 + 1} y={60 - (value / most) * 60} width={8} height={(value / most) * 60}>
                <title>{`${label}: ${words}`}</title>
              </rect>
            ))}
          </svg>
          <p className="figure-ends">
            <span>{first?.label}</span>
            <span>{last?.label}</span>
          </p>
        </div>
      )}
      <details>
        <summary>As a table</summary>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{heads[0]}</th>
              <th scope="col">{heads[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, words }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
