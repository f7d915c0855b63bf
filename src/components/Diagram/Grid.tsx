import {Fragment, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import colours from '@site/src/components/Colours/styles.module.css';
import Lead from '@site/src/diagrams/Lead';
import Diagram, {Box, Label} from '.';
import {areasOf, classes, type Area} from './areas';
import './places.css';
import styles from './grid.module.css';

/** What has a colour of its own, in figures as well. */
export type Carrier = 'electricity' | 'hydrogen' | 'heat' | 'gas' | 'coal' | 'oil' | 'biomass' | 'co2';

interface BoxOptions {
  readonly strong?: boolean; // what the drawing is about: it is filled
  readonly quiet?: boolean; // outside of that
  readonly dashed?: boolean; // not always there
  readonly hasLink?: boolean; // in its words
  readonly centred?: boolean; // its words stand in its middle
  readonly link?: string; // the page that its name is about
  readonly carrier?: Carrier;
}

type ArrowOptions = Pick<ComponentProps<typeof Lead>, 'wide' | 'weight' | 'both' | 'crossed' | 'near'> & {
  readonly carrier?: Carrier;
  readonly long?: boolean; // upright, although nothing beside it is high
};

interface LabelOptions {
  readonly align?: 'start' | 'middle' | 'end';
  readonly strong?: boolean;
}

/** Some edges of an area as a line: brackets, trunks, and what leads round a corner to an arrow. */
interface LineOptions {
  readonly edges: string; // `top right`: where things stand under each other
  readonly wide?: string; // where there is room; as `edges` without it
  readonly dashed?: boolean;
  readonly carrier?: Carrier;
}

export interface Part {
  readonly around?: readonly string[]; // the names of those that it lies around
  readonly hasLink?: boolean;
  readonly show: (place: string, top: string) => ReactNode; // by the classes of its place, and of its first row
}

/** A thing with a name, and what it does in few words. */
export function box(name: ReactNode, says?: ReactNode, options: BoxOptions = {}): Part {
  const {centred, dashed, link, hasLink, carrier, ...rest} = options;
  return {
    hasLink: hasLink || Boolean(link),
    show: (place) => (
      <Box
        className={clsx(
          place,
          styles.box,
          centred && styles.centred,
          dashed && styles.dashed,
          carrier && styles.coloured,
          carrier && styles[carrier],
        )}
        name={link ? <Link to={link}>{name}</Link> : name}
        {...rest}
      >
        {says}
      </Box>
    ),
  };
}

/** A straight line with a head from one edge of its area to the other, and what goes along it. */
export function arrow(to: ComponentProps<typeof Lead>['to'], says?: ReactNode, options: ArrowOptions = {}): Part {
  const {carrier, long, ...rest} = options;
  return {
    show: (place) => (
      <Lead className={clsx(place, long && styles.long, carrier && styles[carrier])} to={to} {...rest}>
        {says}
      </Lead>
    ),
  };
}

/** Small words. */
export function label(says: ReactNode, {align = 'start', strong = false}: LabelOptions = {}): Part {
  return {
    show: (place) => <Label className={clsx(place, styles[align], strong && styles.emphasis)}>{says}</Label>,
  };
}

/** A frame with a name around other parts, which come after it. */
export function group(name: ReactNode, around: readonly string[], {strong = false} = {}): Part {
  return {
    around,
    show: (place, top) => (
      <>
        <div className={clsx(place, styles.frame, strong && styles.strong)} />
        <div className={clsx(top, styles.name, strong && styles.strong)}>{name}</div>
      </>
    ),
  };
}

/** A line along some edges of an area. */
export function line({edges, wide = edges, dashed = false, carrier}: LineOptions): Part {
  return {
    show: (place) => (
      <div
        className={clsx(place, styles.line, dashed && styles.dashed, carrier && styles[carrier])}
        data-edges={edges}
        data-wide={wide}
      />
    ),
  };
}

/** What no other part is: it stands in its area as it is. */
export function other(children: ReactNode, {hasLink = false} = {}): Part {
  return {hasLink, show: (place) => <div className={place}>{children}</div>};
}

interface BoxesProps {
  readonly parts: Readonly<Record<string, Part>>; // by their names in the maps, in the order of reading
  readonly narrow: string; // the map where things stand under each other: see areas.ts
  readonly wide?: string; // the map where there is room; as `narrow` without it
  readonly small?: boolean; // many boxes beside each other, or a long drawing: names and margins are smaller
  readonly smallNames?: boolean; // names as small as what is said below them, and more room between boxes
}

interface Props extends BoxesProps {
  readonly title: string; // says what to see
  readonly words: ReactNode; // the same in prose
  readonly children?: ReactNode; // below, such as what colours mean
}

/** A drawing of boxes and arrows: a list of its parts, and a map of where they stand. */
export default function Grid({title, words, children, ...boxes}: Props): ReactNode {
  const hasLinks = Object.values(boxes.parts).some(({hasLink}) => hasLink);
  return (
    <Diagram title={title} words={words} isPicture={!hasLinks}>
      <Boxes {...boxes} />
      {children}
    </Diagram>
  );
}

/** The boxes and arrows alone, for a drawing of several pieces. */
export function Boxes({parts, narrow, wide = narrow, small = false, smallNames = false}: BoxesProps): ReactNode {
  const around = Object.fromEntries(
    Object.entries(parts).flatMap(([name, {around: others}]) => (others ? [[name, others]] : [])),
  );
  const maps = [areasOf(narrow, around), areasOf(wide, around)] as const;
  const unknown = maps.flatMap((map) => [...map.keys()].filter((name) => !(name in parts)));
  if (unknown.length) throw new Error(`There is no part ${unknown.join(', ')}`);
  return (
    <div className={clsx(styles.grid, small && styles.small, smallNames && styles.smallNames, colours.colours)}>
      {Object.entries(parts).map(([name, {show}]) => {
        const [under, beside] = maps.map((map) => map.get(name));
        if (!under || !beside) throw new Error(`The part ${name} has no place`);
        return <Fragment key={name}>{show(classesOf(under, beside), classesOf(under.top, beside.top))}</Fragment>;
      })}
    </div>
  );
}

function classesOf(narrow: Area, wide: Area): string {
  return [...classes(narrow, 'place'), ...classes(wide, 'place-wide')].join(' ');
}
