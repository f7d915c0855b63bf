import type {ReactNode} from 'react';

interface Props {
  readonly label: string;
  readonly head: readonly (readonly [name: string, unit?: string])[];
  readonly rows: readonly (readonly string[])[]; // first what, then its numbers
  readonly sum?: readonly string[];
}

/** The numbers of a figure as a table: names at the left, numbers at the right, units in the head. */
export default function Numbers({label, head, rows, sum}: Props): ReactNode {
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          {head.map(([name, unit]) => (
            <th key={name} scope="col">
              {name}
              {unit && <small>{unit}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
      {sum && <tfoot>{row(sum)}</tfoot>}
    </table>
  );
}

function row([name, ...numbers]: readonly string[]): ReactNode {
  return (
    <tr key={name}>
      <th scope="row">{name}</th>
      {numbers.map((number, index) => (
        <td key={index}>{number}</td>
      ))}
    </tr>
  );
}
