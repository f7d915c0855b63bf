import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Diagram from '@site/src/components/Diagram';
import {Boxes, arrow, box} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>
      The browser has three partners. It gets pages and texts from ETModel, sends slider values to ETEngine at{' '}
      <code>/api/v3</code> and reads results there, and turns to MyETM for sign-in and the list of saved scenarios.
    </p>
    <p>
      ETModel creates and reads scenarios in ETEngine (<code>/api/v3</code>) and gets saved and featured scenarios,
      versions and announcements from MyETM (<code>/api/v1</code>). MyETM calls ETEngine (<code>/api/v3</code>) for
      access rights, privacy, compatibility and interpolation, and tells both ETEngine and ETModel of changed user
      details. ETEngine passes calls on saved scenarios and collections on to MyETM (<code>/api/v1</code>). pyetm,
      scenario-tools and Mechanical Turk talk to ETEngine only (<code>/api/v3</code>).
    </p>
    <p>
      ETModel keeps sessions and surveys; its sliders and charts are YAML files. MyETM keeps users, tokens, saved
      scenarios, collections and versions. ETEngine keeps scenarios, curves and orders, calculates with Merit and Fever,
      and reads the datasets of ETSource.
    </p>
  </>
);

const parts = {
  browser: box('Browser', null, {quiet: true}),
  sliders: arrow('down', 'slider values, results (/api/v3)', {wide: 'right', weight: 'strong'}),
  pages: arrow(
    'down',
    <>
      pages,
      <br />
      texts
    </>,
    {wide: 'right'},
  ),
  signIn: arrow('down', 'sign-in, saved scenarios', {wide: 'right'}),
  model: box('ETModel', 'sessions, surveys; sliders and charts as YAML files'),
  featured: arrow(
    'down',
    'saved and featured scenarios, versions, announcements (/api/v1); back: changed user details',
    {both: true},
  ),
  scenarios: arrow('down', 'create and read scenarios (/api/v3)', {wide: 'right'}),
  account: box('MyETM', 'users, tokens, saved scenarios, collections, versions'),
  rights: arrow('down', 'rights, privacy, compatibility, interpolation, user details (/api/v3)', {wide: 'right'}),
  passedOn: arrow('up', 'passes on saved scenarios, collections (/api/v1)', {wide: 'left'}),
  engine: box(
    'ETEngine',
    <>
      scenarios, curves, orders
      <Boxes
        parts={{
          merit: box('Merit', null, {quiet: true, link: '/main/merit-order/'}),
          fever: box('Fever', null, {quiet: true}),
          datasets: box('ETSource datasets', null, {quiet: true}),
        }}
        narrow={`
          23       2        23
          .        .        .
          merit    .        fever
          .        .        .
          datasets datasets datasets
        `}
        wide={`
          48
          .
          merit
          .
          fever
          .
          datasets
        `}
      />
    </>,
  ),
  calls: arrow('up', '/api/v3', {wide: 'right'}),
  clients: box(
    <>
      <Link to="/main/pyetm/introduction/">pyetm</Link>,
      <br />
      <Link to="/main/scenario-tools/introduction/">scenario-tools</Link>,
      <br />
      <Link to="/contrib/authoring-tests/">Mechanical Turk</Link>
    </>,
    null,
    {quiet: true},
  ),
};

// In both maps every arrow is straight, and none crosses another.
const narrow = `
  10      12      2        13       11
  browser browser browser  browser  browser
  sliders signIn  .        pages    pages
  sliders signIn  .        model    model
  sliders signIn  featured featured scenarios
  sliders account account  account  scenarios
  sliders rights  rights   passedOn scenarios
  engine  engine  engine   engine   engine
  calls   calls   calls    calls    calls
  clients clients clients  clients  clients
`;

const wide = `
  9       7       11       11        10
  browser .       .        .         engine
  browser sliders sliders  sliders   engine
  browser .       .        .         engine
  browser .       .        .         engine
  browser pages   model    scenarios engine
  browser .       featured .         engine
  browser .       account  .         engine
  browser signIn  account  rights    engine
  browser signIn  account  .         engine
  browser signIn  account  passedOn  engine
  browser .       account  .         engine
  .       .       .        .         engine
  .       .       .        .         engine
  clients calls   calls    calls     engine
`;

/** Who calls whom while the model is used, and what each application keeps. */
export default function ApplicationsAtRunTime(): ReactNode {
  return (
    <Diagram title="Slider values go from the browser straight to ETEngine" words={words} isPicture={false}>
      <Boxes parts={parts} narrow={narrow} wide={wide} />
    </Diagram>
  );
}
