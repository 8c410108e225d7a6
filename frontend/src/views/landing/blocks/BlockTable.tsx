import type { TableRow } from '../../../content/landing/landing';

interface BlockTableProps {
  heads: string[];
  rows: TableRow[];
}

/** A table of two or three columns. On phones each row becomes a card. */
export function BlockTable({ heads, rows }: BlockTableProps) {
  const [, second = '', third] = heads;
  return (
    <table className="lp-table">
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={index} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{row.first}</th>
            <td data-head={second}>{row.second}</td>
            {third !== undefined && <td data-head={third}>{row.third}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
