/** The head of a table: a name for every column; one without a name is left out. */
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
