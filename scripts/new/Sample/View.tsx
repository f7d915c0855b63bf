import type {ReactNode} from 'react';
import {AxisAcross} from '../../../src/components/Figure/Axis';
import {Patterns, Shape} from '../../../src/components/Figure/Carrier';
import {linear} from '../../../src/components/Figure/scale';
import type {Year} from './model';

export const HEIGHT = 72; // px

const BAR = {x: '0%', y: 8, height: 32}; // px down
const x = linear([0, 900], [0, 100]); // GWh to per cent

interface Props {
  readonly id: string;
  readonly year: Year;
}

/** What is made, on top of what is possible. */
export default function View({id, year: {made, possible}}: Props): ReactNode {
  return (
    <>
      <Patterns id={id} />
      <Shape id={id} carrier="wind" {...BAR} width={`${x(possible / 1000)}%`} idle />
      <Shape id={id} carrier="wind" {...BAR} width={`${x(made / 1000)}%`} />
      <AxisAcross ticks={[0, 300, 600, 900]} unit="GWh" at={x} y={BAR.y + BAR.height} />
    </>
  );
}
