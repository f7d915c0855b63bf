import type {ReactNode} from 'react';
import Grid, {arrow, box} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>
      Your program sends HTTP requests to ETEngine, which holds the scenarios and calculates them, at{' '}
      <code>/api/v3</code>, with or without a token. ETEngine answers in JSON or CSV.
    </p>
    <p>
      For saved scenarios and collections only, ETEngine turns to MyETM at <code>/api/v1</code> with your token, and
      MyETM answers. MyETM keeps accounts, saved scenarios and collections; there you also make the token.
    </p>
  </>
);

const parts = {
  program: box('Your program', null, {quiet: true}),
  request: arrow('down', 'HTTP, with or without a token', {wide: 'right'}),
  response: arrow('up', 'JSON or CSV', {wide: 'left'}),
  engine: box(
    'ETEngine',
    <>
      scenarios, calculation
      <br />
      /api/v3
    </>,
  ),
  onward: arrow('down', 'saved scenarios and collections only, with your token', {wide: 'right'}),
  answer: arrow('up', 'answer', {wide: 'left'}),
  account: box(
    'MyETM',
    <>
      accounts, saved scenarios, collections
      <br />
      /api/v1
    </>,
  ),
  token: arrow('up', 'you make the token here', {wide: 'left', weight: 'dashed', near: true}),
};

const narrow = `
  19      14       15
  program program  program
  request response token
  engine  engine   token
  onward  answer   token
  account account  account
`;

const wide = `
  7       8        10     14     9
  program .        engine .      account
  program request  engine onward account
  program .        engine .      account
  program .        engine .      account
  program response engine answer account
  program .        engine .      account
  program .        .      .      account
  program token    token  token  account
  program .        .      .      account
`;

/** Whom a program talks to, and who is behind. */
export default function ApiOverview(): ReactNode {
  return (
    <Grid
      title="Your program talks to one application, which asks the other when it has to"
      words={words}
      parts={parts}
      narrow={narrow}
      wide={wide}
    />
  );
}
