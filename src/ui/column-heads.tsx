interface HeadsProps {
  /** Name of each column; false for one that is left out. */
  names: readonly (string | false)[];
  /** Name of a last column that is read aloud only. */
  unseen?: string;
}

/** Shows the head of a table with a name for each column. */
export function ColumnHeads({ names, unseen }: HeadsProps) {
  return (
    <thead>
      <tr>
        {names.map(
          (name) =>
            name !== false && (
              <th key={name} scope="col">
                {name}
              </th>
            ),
        )}
        {unseen && (
          <th scope="col">
            <span className="visually-hidden">{unseen}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
