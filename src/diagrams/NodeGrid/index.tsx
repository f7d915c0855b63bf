import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {Box, Label} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

type Column = 'first' | 'second' | 'third';

interface Node {
  readonly name: string;
  readonly words?: string; // below the name
  readonly quiet?: boolean; // shared with other technologies
}

type Edge = Pick<ComponentProps<typeof Lead>, 'to' | 'weight' | 'children'>;

interface Props {
  readonly maker: Node; // above the first two columns
  readonly curtailment: Node; // above the third
  readonly nodes: Readonly<Partial<Record<Column, Node>>>;
  readonly foot: Readonly<Partial<Record<Column, Node>>>;
  readonly edges: {
    readonly curtailed: Edge;
    readonly below: Readonly<Partial<Record<Column, Edge>>>; // between the maker and the nodes
    readonly beside: Readonly<Partial<Record<Exclude<Column, 'third'>, Edge>>>; // right of this node
    readonly out: Readonly<Partial<Record<Column, Edge>>>; // between the nodes and the foot
  };
  readonly legend: ReactNode;
  readonly className?: string;
}

const columns: readonly Column[] = ['first', 'second', 'third'];

function Cell({row, column, node}: {readonly row: string; readonly column: string; readonly node?: Node}): ReactNode {
  return (
    node && (
      <div className={styles.cell} data-row={row} data-column={column}>
        <Box className={styles.node} name={node.name} quiet={node.quiet}>
          {node.words}
        </Box>
      </div>
    )
  );
}

function Way({row, column, edge}: {readonly row: string; readonly column: string; readonly edge?: Edge}): ReactNode {
  return (
    edge && (
      <div className={styles.way} data-row={row} data-column={column}>
        <Lead className={styles.lead} {...edge} />
      </div>
    )
  );
}

/** Nodes of a technology with an hourly rule of its own, in three columns, and the edges between them. */
export default function NodeGrid({maker, curtailment, nodes, foot, edges, legend, className}: Props): ReactNode {
  return (
    <div className={clsx(styles.grid, className)}>
      <Cell row="top" column="both" node={maker} />
      <Way row="top" column="second-third" edge={edges.curtailed} />
      <Cell row="top" column="third" node={curtailment} />
      {columns.map((column) => (
        <Way key={column} row="below" column={column} edge={edges.below[column]} />
      ))}
      {columns.map((column) => (
        <Cell key={column} row="nodes" column={column} node={nodes[column]} />
      ))}
      <Way row="nodes" column="first-second" edge={edges.beside.first} />
      <Way row="nodes" column="second-third" edge={edges.beside.second} />
      {columns.map((column) => (
        <Way key={column} row="out" column={column} edge={edges.out[column]} />
      ))}
      {columns.map((column) => (
        <Cell key={column} row="foot" column={column} node={foot[column]} />
      ))}
      <Label className={styles.legend}>{legend}</Label>
    </div>
  );
}
