import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Index(): ReactNode {
  return (
    <Layout title="Index page" description="Placeholder.">
      <main>
        <h1>Index</h1>
      </main>
    </Layout>
  );
}
