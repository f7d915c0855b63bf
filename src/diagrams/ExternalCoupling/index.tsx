import type {ReactNode} from 'react';
import Grid, {arrow, box, group, label} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>
      On one side stands the other model: the Carbon Transition Model, Plexos or your own. On the other side stands a
      scenario in the ETM. A program of the other model’s owner is between them and fetches and sends; nothing goes
      straight from the ETM to the other model.
    </p>
    <p>
      The program takes values from the other model and sends them through the API to the scenario: values for the
      coupled sliders, and hourly flows of interconnectors. Through the API it also fetches results, hourly curves and
      merit order data for the other model.
    </p>
    <p>
      In the scenario, coupled sliders and your own sliders both keep their values. A switch, the groups, decides which
      of them reach the calculation of supply, hours, emissions and costs: while both groups are on, the coupled sliders
      do; if one of them is off, yours do.
    </p>
  </>
);

const parts = {
  other: box('Other model', 'Carbon Transition Model, Plexos or your own'),
  out: arrow('down', null, {wide: 'right'}),
  back: arrow('up', null, {wide: 'left'}),
  program: box('Program of its owner', 'fetches and sends', {quiet: true}),
  scenario: group('Scenario in the ETM', ['coupled', 'own', 'groups', 'calculation']),
  sent: label('values, hourly flows of interconnectors (API)', {align: 'middle'}),
  values: arrow('down', null, {wide: 'right'}),
  asked: label(<>results, hourly curves, merit&nbsp;order data (API)</>, {align: 'middle'}),
  results: arrow('up', null, {wide: 'left'}),
  coupled: box('Coupled sliders', 'keep what was sent'),
  own: box('Your sliders', 'keep your values', {dashed: true}),
  fromCoupled: arrow('down', null, {weight: 'strong'}),
  fromOwn: arrow('down', null, {weight: 'dashed'}),
  groups: box('Groups on or off', 'one of the model, one of its subject', {strong: true, centred: true}),
  bothOn: arrow('down', 'both groups on', {weight: 'strong'}),
  oneOff: arrow('down', 'one group off', {weight: 'dashed'}),
  calculation: box('Calculation', 'supply, hours, emissions, costs', {link: '/main/energy-calculations/'}),
};

const narrow = `
  1        4           16          1           20          1           4           1
  other    other       other       other       other       other       other       other
  .        out         .           .           .           .           back        .
  program  program     program     program     program     program     program     program
  .        values      .           .           .           .           results     .
  .        values      sent        .           asked       .           results     .
  .        values      .           .           .           .           results     .
  .        values      scenario    scenario    scenario    scenario    results     scenario
  .        coupled     coupled     .           own         .           results     .
  .        fromCoupled fromCoupled .           fromOwn     .           results     .
  .        fromCoupled fromCoupled .           fromOwn     .           results     .
  .        fromCoupled fromCoupled .           fromOwn     .           results     .
  .        groups      groups      groups      groups      .           results     .
  .        bothOn      bothOn      .           oneOff      .           results     .
  .        calculation calculation calculation calculation calculation calculation .
  scenario scenario    scenario    scenario    scenario    scenario    scenario    scenario
`;

const wide = `
  6     2    7       10      1        10          1           10          1
  other .    program .       scenario scenario    scenario    scenario    scenario
  other .    program .       .        coupled     .           own         .
  other .    program sent    .        coupled     .           own         .
  other out  program values  values   coupled     .           own         .
  other .    program .       .        fromCoupled .           fromOwn     .
  other .    program .       .        fromCoupled .           fromOwn     .
  other .    program .       .        fromCoupled .           fromOwn     .
  other .    program .       .        groups      groups      groups      .
  other .    program .       .        bothOn      .           oneOff      .
  other .    program .       .        calculation calculation calculation .
  other .    program asked   .        calculation calculation calculation .
  other back program results results  calculation calculation calculation .
  other .    program .       scenario scenario    scenario    scenario    scenario
`;

/** What goes from another model to a scenario and back, and the switch that says whose sliders count. */
export default function ExternalCoupling(): ReactNode {
  return (
    <Grid
      title="The other model sends values, the ETM answers with results"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
    />
  );
}
