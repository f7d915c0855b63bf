import {Fragment, type ReactNode} from 'react';
import Diagram from '@site/src/components/Diagram';
import {Boxes, arrow, box, group} from '@site/src/components/Diagram/Grid';

const words = (
  <>
    <p>
      Three folders are three Compose projects, each with a network of its own. In <code>my-etm</code> the service{' '}
      <code>web</code> runs MyETM; in <code>etengine</code> it runs ETEngine, which reads the folder{' '}
      <code>etsource</code>; in <code>etmodel</code> it runs ETModel, with the service <code>webpacker</code> for
      JavaScript next to it. Each <code>web</code> listens on port 3000 of its container, and each project has a MariaDB
      server, the service <code>database</code>.
    </p>
    <p>
      Your machine publishes MyETM on port 3002, ETEngine on 3000, ETModel on 3001 and its <code>webpacker</code> on
      3035. The browser comes through these ports, and so do the applications when they call one another: MyETM calls
      ETEngine and ETModel; ETEngine calls MyETM; ETModel calls MyETM and ETEngine.
    </p>
    <p>
      Databases: <code>my_etm_development</code> and <code>my_etm_queue_development</code>;{' '}
      <code>etengine_development</code>, <code>etengine_queue_development</code> and{' '}
      <code>etengine_cache_development</code>; <code>etmodel_development</code> and{' '}
      <code>etmodel_cache_development</code>.
    </p>
  </>
);

/** The service that keeps them, whose names may break behind their underscores. */
const database = (...names: string[]) =>
  box(
    'database',
    names.map((name, index) => (
      <Fragment key={name}>
        {index > 0 && <br />}
        {name.split(/(?<=_)/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </Fragment>
    )),
  );

const inAndOut = arrow('down', 'in and out', {both: true});

const machine = {
  browser: box('Browser', null, {quiet: true}),
  opens: arrow('down'),
  machine: group('Ports of your machine', ['first', 'second', 'third'], {strong: true}),
  first: box('3002', 'MyETM'),
  second: box('3000', 'ETEngine'),
  third: box('3001, 3035', 'ETModel'),
};

const machineNarrow = `
  1       14      1       14      1       16      1
  browser browser browser browser browser browser browser
  opens   opens   opens   opens   opens   opens   opens
  machine machine machine machine machine machine machine
  machine machine machine machine machine machine machine
  machine first   .       second  .       third   machine
  machine machine machine machine machine machine machine
`;

const machineWide = `
  1       13      3       14      3       13      1
  browser browser browser browser browser browser browser
  opens   opens   opens   opens   opens   opens   opens
  machine machine machine machine machine machine machine
  machine machine machine machine machine machine machine
  machine first   .       second  .       third   machine
  machine machine machine machine machine machine machine
`;

const projects = {
  first: inAndOut,
  account: group('my-etm', ['account1', 'account2']),
  account1: box('web', 'MyETM, on 3000 inside; calls ETEngine and ETModel'),
  account2: database('my_etm_development', 'my_etm_queue_development'),
  second: inAndOut,
  engine: group('etengine', ['engine1', 'engine2']),
  engine1: box('web', 'ETEngine, on 3000 inside; calls MyETM'),
  engine2: database('etengine_development', 'etengine_queue_development', 'etengine_cache_development'),
  third: inAndOut,
  model: group('etmodel', ['model1', 'model2', 'model3']),
  model1: box('web', 'ETModel, on 3000 inside; calls ETEngine and MyETM'),
  model2: box('webpacker', 'JavaScript, on 3035'),
  model3: database('etmodel_development', 'etmodel_cache_development'),
  mounted: arrow('up'),
  source: box('Folder etsource', 'mounted as /etsource', {quiet: true}),
};

const narrow = `
  1       23       1       7       3       1      11     1
  first   first    first   second  .       .      third  third
  account account  account second  .       .      third  third
  account account1 account second  .       .      third  third
  .       .        .       second  .       .      third  third
  account account2 account second  .       .      third  third
  account account  account second  .       .      third  third
  .       .        .       second  .       .      third  third
  engine  engine   engine  engine  engine  engine third  third
  engine  engine1  engine1 engine1 engine1 engine third  third
  .       .        .       .       .       .      third  third
  engine  engine2  engine2 engine2 engine2 engine third  third
  engine  engine   engine  engine  engine  engine third  third
  mounted mounted  mounted mounted mounted mounted third third
  source  source   source  source  source  source third  third
  .       .        .       .       .       .      third  third
  model   model    model   model   model   model  model  model
  model   model1   model1  model1  model1  model1 model1 model
  .       .        .       .       .       .      .      .
  model   model2   model2  model2  model2  model2 model2 model
  .       .        .       .       .       .      .      .
  model   model3   model3  model3  model3  model3 model3 model
  model   model    model   model   model   model  model  model
`;

const wide = `
  1       13       1       1 1       14       1       1 1      13     1
  first   first    first   . second  second   second  . third  third  third
  account account  account . engine  engine   engine  . model  model  model
  account account1 account . engine  engine1  engine  . model  model1 model
  account .        account . engine  .        engine  . model  .      model
  account account2 account . engine  engine2  engine  . model  model2 model
  account account2 account . engine  engine2  engine  . model  .      model
  account account2 account . engine  engine2  engine  . model  model3 model
  account account  account . engine  engine   engine  . model  model  model
  .       .        .       . mounted mounted  mounted . .      .      .
  .       .        .       . source  source   source  . .      .      .
`;

/** The Compose projects on one machine, and the ports through which browser and applications reach each other. */
export default function LocalApplications(): ReactNode {
  return (
    <Diagram title="The projects share no network: they meet at the ports of your machine" words={words}>
      <Boxes parts={machine} narrow={machineNarrow} wide={machineWide} />
      <Boxes parts={projects} narrow={narrow} wide={wide} />
    </Diagram>
  );
}
