import type {ReactNode} from 'react';
import Figure from '../../components/Figure';
import {between, through} from '../../components/Figure/flows';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import Sliders from '../../components/Figure/Sliders';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import {sum} from '../../sum';
import {about} from './about';
import {inputs} from './inputs';
import {inWords} from './inWords';
import {HEIGHT} from './layout';
import {ENDS, flowsAt, NAMES, NETWORKS, SOURCES} from './model';
import View from './View';

export default function EnergyFlows({id, number}: FigureProps): ReactNode {
  const {values, slider} = useInputs(id, inputs);
  const flows = flowsAt(values);
  const targets = [...NETWORKS, ...ENDS];
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="A year of a sample region: what comes in goes somewhere. Set how much heat comes from heat pumps, and how much electricity from wind; gas plants make what is missing."
      controls={<Sliders names={['pumps', 'wind']} slider={slider} />}
      height={HEIGHT}
      result={inWords(flows)}
      table={
        <Numbers
          label="Energy in a year"
          head={[['From'], ['To'], ['Energy', 'PJ']]}
          rows={[...SOURCES, ...NETWORKS].flatMap((from) =>
            targets
              .filter((to) => between(flows, from, to) > 0)
              .map((to) => [NAMES[from], NAMES[to], inDigits(between(flows, from, to))]),
          )}
          sum={['All sources', '', inDigits(sum(SOURCES, (source) => through(flows, source).out))]}
        />
      }
    >
      <View id={id} flows={flows} />
    </Figure>
  );
}
