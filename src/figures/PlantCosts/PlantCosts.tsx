import type {KeyboardEvent, ReactNode} from 'react';
import Choices from '../../components/Choices';
import Figure from '../../components/Figure';
import {names} from '../../components/Figure/inputs';
import Numbers from '../../components/Figure/Numbers';
import {inDigits} from '../../components/Figure/scale';
import Sliders from '../../components/Figure/Sliders';
import type {FigureProps} from '../../components/Figure/sleeping';
import {useInputs} from '../../components/Figure/useInputs';
import OneOf from '../../components/OneOf';

import {about} from './about';
import {costsAt, costsOf, perMWh, perYear} from './costs';
import {asIn2023, inputs, SURPRISES} from './inputs';
import {decimalsOf, inWords} from './inWords';
import {FIXED, totalInvestment} from './model';
import {PLANTS} from './plants';
import {SERIES} from './series';
import styles from './styles.module.css';
import View, {HEIGHT} from './View';

/** Arrow keys lead to multiples of so many full load hours; all others can be dragged to, typed, or stand in an address. */
const KEYS = 50;

export default function PlantCosts({id, number}: FigureProps): ReactNode {
  const {values, slider, change} = useInputs(id, inputs);
  const rows = costsAt(values);
  const now = rows[values.plant]!;
  const choose = (plant: number): void => {
    const own = asIn2023(plant);
    for (const name of names(inputs)) if (name !== 'co2') change(name, () => own[name]);
  };
  const byKey = (event: KeyboardEvent): void => {
    const isHours = (event.target as Element).id === `${id}-hours`; // the slider, not the number
    if (!isHours || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const isMore = /Right|Up/.test(event.key);
    change('hours', (now) => (isMore ? Math.floor(now / KEYS) + 1 : Math.ceil(now / KEYS) - 1) * KEYS);
  };
  return (
    <Figure
      id={id}
      number={number}
      about={about}
      what="Parts of what a MWh costs; the offer ends at the mark. Behind it is what a plant pays even if it stands still. Dashed: the chosen plant as in nl2023."
      controls={
        <>
          <OneOf
            id={`${id}-plants`}
            label={inputs.plant.label}
            names={PLANTS.map(({name}) => name)}
            value={values.plant}
            onChange={choose}
          />
          <Choices inputs={inputs} choices={SURPRISES} values={values} change={change} />
          {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from the sliders in it */}
          <div className={styles.sliders} onKeyDown={byKey}>
            <Sliders names={['hours', 'wacc', 'lifetime', 'co2']} slider={slider} />
          </div>
        </>
      }
      height={HEIGHT}
      result={inWords(values, now)}
      table={
        <>
          <Numbers
            label={`Costs of ${now.plant.name} by part`}
            head={[['Part'], ['A year', 'M€'], ['A MWh', '€']]}
            rows={SERIES.map(({part, name}) => [
              name,
              inDigits(perYear(now, [part]), decimalsOf(now)),
              inDigits(perMWh(now, [part]), 1),
            ])}
            sum={['All', inDigits(perYear(now), decimalsOf(now)), inDigits(perMWh(now), 1)]}
          />
          <Numbers
            label="Costs of each plant"
            head={[['Plant'], ['Hours'], ['Offer', '€/MWh'], ['Fixed', '€/MWh'], ['All', '€/MWh']]}
            rows={rows.map((row) => [
              row.plant.name,
              inDigits(row.plant.hours),
              inDigits(row.ask, 1),
              inDigits(perMWh(row, FIXED), 1),
              inDigits(perMWh(row), 1),
            ])}
          />
          <Numbers
            label="Each plant and its fuel in nl2023"
            head={[['Plant'], ['Capacity', 'MW'], ['Efficiency', '%'], ['Fuel', '€/MWh']]}
            rows={PLANTS.map(({name, capacity, costs}) => [
              name,
              inDigits(capacity),
              inDigits(costs.efficiency * 100, 2),
              inDigits(costs.fuel, 2),
            ])}
          />
          <Numbers
            label="Investment of each plant in nl2023"
            head={[['Plant'], ['Investment', 'M€'], ['Building', 'years'], ['Lifetime', 'years']]}
            rows={PLANTS.map(({name, investment, construction, lifetime}) => [
              name,
              inDigits(totalInvestment(investment) / 1e6, 1),
              inDigits(construction, 1),
              inDigits(lifetime),
            ])}
          />
          <Numbers
            label="WACC and maintenance of each plant in nl2023"
            head={[['Plant'], ['WACC', '%'], ['Fixed', 'M€/year'], ['Variable', '€/h']]}
            rows={PLANTS.map(({name, wacc, fixedMaintenance, hourlyMaintenance}) => [
              name,
              inDigits(wacc * 100),
              inDigits(fixedMaintenance / 1e6, 3),
              inDigits(hourlyMaintenance),
            ])}
          />
        </>
      }
    >
      <View id={id} rows={rows} chosen={values.plant} before={costsOf(asIn2023(values.plant))} />
    </Figure>
  );
}
