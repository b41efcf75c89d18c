import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function SearchPage(): ReactNode {
  return (
    <Layout title="Search" description="Search the documentation">
      <main>
        <h1>Search</h1>
      </main>
    </Layout>
  );
}
