/** Shows the head of a table with a name for each column; a column given as false is left out. */
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
