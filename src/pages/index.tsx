import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Landing from '../components/Landing';
import OpenSearchLink from '../components/OpenSearchLink';

export default function HomePage(): ReactNode {
  return (
    <Layout description="Guides, references and a sandbox for the recognition of vehicles and cargo: four APIs, client libraries and products for your own hardware.">
      <OpenSearchLink />
      <Landing />
    </Layout>
  );
}
