import { useId } from 'react';
import * as say from '#office/overview/overview.texts.ts';

interface BarsProps {
  title: string;
  /** Text of the bars' total. */
  sum: string;
  /** Headings of the table's two columns: bar and value. */
  heads: readonly [string, string];
  bars: readonly { label: string; value: number; words: string }[];
  /** True for horizontal bars next to their labels. */
  lying?: boolean;
}

/**
 * Bar chart with a foldable table of the same numbers. The chart is hidden from screen readers, which read the table.
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
          {highest && <p className="figure-most">{say.highestBar(highest.words, highest.label)}</p>}
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
        <summary>{say.tableSummary}</summary>
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
