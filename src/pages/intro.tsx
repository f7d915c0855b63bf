import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Intro(): ReactNode {
  return (
    <Layout title="Intro page" description="Placeholder.">
      <main>
        <h1>Intro</h1>
      </main>
    </Layout>
  );
}
