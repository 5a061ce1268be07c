import { Table, Wide } from './figures-table';

interface Props {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** The numbers of a plot. The first column names its row. */
export const PlainTable = ({ title, heads, rows }: Props) => (
  <Wide aria-label={title}>
    <Table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Wide>
);
