import type {ReactNode} from 'react';
import Diagram, {Box, Group} from '@site/src/components/Diagram';
import Lead from '@site/src/diagrams/Lead';
import styles from './styles.module.css';

const words = (
  <>
    <p>
      Three folders are three Compose projects, each with a network of its own. In <code>my-etm</code> the service{' '}
      <code>web</code> runs MyETM; in <code>etengine</code> it runs ETEngine, which reads the folder{' '}
      <code>etsource</code>; in <code>etmodel</code> it runs ETModel, with the service <code>webpacker</code> for
      JavaScript beside it. Each <code>web</code> listens on port 3000 of its container, and each project has a MariaDB
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

/** A name that may break behind its underscores. */
function Database({name}: {readonly name: string}): ReactNode {
  return (
    <li>
      {name.split('_').map((part, index, parts) => (
        <span key={part}>
          {part}
          {index < parts.length - 1 && (
            <>
              _<wbr />
            </>
          )}
        </span>
      ))}
    </li>
  );
}

interface ProjectProps {
  readonly className?: string;
  readonly name: string; // of its folder
  readonly web: string; // what the service does
  readonly databases: readonly string[];
  readonly children?: ReactNode; // other services
}

/** A Compose project: its services, and the databases of one of them. */
function Project({className, name, web, databases, children}: ProjectProps): ReactNode {
  return (
    <Group className={className} name={name}>
      <div className={styles.services}>
        <Box name="web">{web}</Box>
        {children}
        <Box name="database">
          <ul>
            {databases.map((database) => (
              <Database key={database} name={database} />
            ))}
          </ul>
        </Box>
      </div>
    </Group>
  );
}

/** The Compose projects on one machine, and the ports through which browser and applications reach each other. */
export default function LocalApplications(): ReactNode {
  return (
    <Diagram title="The projects share no network: they meet at the ports of your machine" words={words}>
      <div className={styles.grid}>
        <Box className={styles.browser} name="Browser" quiet />
        <Lead className={styles.opens} to="down" />
        <Group className={styles.machine} name="Ports of your machine" strong>
          <div className={styles.ports}>
            <Box name="3002">MyETM</Box>
            <Box name="3000">ETEngine</Box>
            <Box name="3001, 3035">ETModel</Box>
          </div>
        </Group>
        <Lead className={styles.first} to="down" both>
          in and out
        </Lead>
        <Project
          className={styles.myetm}
          name="my-etm"
          web="MyETM, on 3000 inside; calls ETEngine and ETModel"
          databases={['my_etm_development', 'my_etm_queue_development']}
        />
        <Lead className={styles.second} to="down" both>
          in and out
        </Lead>
        <Project
          className={styles.engine}
          name="etengine"
          web="ETEngine, on 3000 inside; calls MyETM"
          databases={['etengine_development', 'etengine_queue_development', 'etengine_cache_development']}
        />
        <Lead className={styles.third} to="down" both>
          in and out
        </Lead>
        <Project
          className={styles.model}
          name="etmodel"
          web="ETModel, on 3000 inside; calls ETEngine and MyETM"
          databases={['etmodel_development', 'etmodel_cache_development']}
        >
          <Box name="webpacker">JavaScript, on 3035</Box>
        </Project>
        <Lead className={styles.mounted} to="up" />
        <Box className={styles.source} name="Folder etsource" quiet>
          mounted as /etsource
        </Box>
      </div>
    </Diagram>
  );
}
