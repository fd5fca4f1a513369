/** Head of a table with a name for every column; a column of false is left out. */
export function ColumnHeads({ names }: { names: readonly (string | false)[] }) {
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
      </tr>
    </thead>
  );
}
