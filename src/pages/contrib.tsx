import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Contrib(): ReactNode {
  return (
    <Layout title="Contrib page" description="Placeholder.">
      <main>
        <h1>Contrib</h1>
      </main>
    </Layout>
  );
}
