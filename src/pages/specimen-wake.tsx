/** A control that only React handles, for the tests of how the app wakes. No page links here. */
import {useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';

export default function SpecimenWake(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <Layout title="Waking specimen" description="A counter that shows whether each press is handled once.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="main-content" tabIndex={-1}>
        <h1>Waking specimen</h1>
        <p>Each press is counted once, however early it comes.</p>
        <button type="button" onClick={() => setCount((value) => value + 1)}>
          Count
        </button>
        <p>
          Pressed: <output>{count}</output>
        </p>
      </main>
    </Layout>
  );
}
