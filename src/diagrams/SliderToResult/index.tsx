import type {ReactNode} from 'react';
import Grid, {arrow, box, group} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>
      In the browser, the slider of ETModel is at 900 MW. 100 ms after the last movement, the browser sends one request
      to ETEngine: the changed values and the keys of all gqueries that are on the screen.
    </p>
    <p>
      ETEngine checks the value against its bounds, fills up share groups and stores the value in the scenario. Then it
      applies the inputs: 900 MW divided by 3 MW are 300 turbines, and the node gets a demand of 8.83 PJ. The graph is
      calculated. The gquery reads the result, 300 turbines of 0.2 km² each: 60 km².
    </p>
    <p>The answer holds the value of the start year, that of the end year and the unit, and the chart draws 60 km².</p>
  </>
);

const parts = {
  slider: box(
    'Slider in ETModel',
    <>
      <strong>900 MW</strong>
      <br />
      waits 100 ms for more changes
    </>,
  ),
  request: arrow('down', 'changed values, keys of gqueries', {wide: 'right', weight: 'medium'}),
  engine: group('ETEngine', ['scenario', 'inputs', 'graph', 'gquery'], {strong: true}),
  scenario: box('Scenario', 'bounds checked, share groups filled up, 900 stored', {link: '/api/scenarios/'}),
  toInputs: arrow('down'),
  inputs: box('Inputs', '900 ÷ 3 MW = 300 turbines; demand 8.83 PJ'),
  toGraph: arrow('down'),
  graph: box('Graph', 'calculated, with the hours of the year', {link: '/main/energy-calculations/'}),
  toGquery: arrow('down'),
  gquery: box('Gquery', '300 × 0.2 km² = 60 km²', {link: '/contrib/authoring-gqueries/'}),
  answer: arrow('down', 'start year, end year, unit', {wide: 'left', weight: 'medium'}),
  chart: box(
    'Chart in ETModel',
    <>
      <strong>60 km²</strong>
      <br />
      next to 0 km² in the start year
    </>,
  ),
};

const narrow = `
  1       46       1
  slider  slider   slider
  request request  request
  engine  engine   engine
  engine  .        engine
  engine  scenario engine
  engine  toInputs engine
  engine  inputs   engine
  engine  toGraph  engine
  engine  graph    engine
  engine  toGquery engine
  engine  gquery   engine
  engine  engine   engine
  answer  answer   answer
  chart   chart    chart
`;

const wide = `
  13     11      1      22       1
  .      .       engine engine   engine
  .      .       engine .        engine
  slider request engine scenario engine
  slider request engine toInputs engine
  .      .       engine inputs   engine
  .      .       engine toGraph  engine
  .      .       engine graph    engine
  chart  answer  engine toGquery engine
  chart  answer  engine gquery   engine
  .      .       engine .        engine
  .      .       engine engine   engine
`;

/** One value on its way from a slider through the engine to a chart. */
export default function SliderToResult(): ReactNode {
  return (
    <Grid
      title="One request carries the value of a slider there, and results back"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
    />
  );
}
