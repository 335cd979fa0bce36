/** The heads of a table whose first column names the rows and whose others are figures. */
export function ColumnHeads({ first, figures }: { first: string; figures: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {figures.map((name) => (
          <th key={name} scope="col" className="num">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
