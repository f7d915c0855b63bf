import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Api(): ReactNode {
  return (
    <Layout title="Api page" description="Placeholder.">
      <main>
        <h1>Api</h1>
      </main>
    </Layout>
  );
}
