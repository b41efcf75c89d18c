import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import Landing from '../components/Landing';

export default function HomePage(): ReactNode {
  return (
    <Layout description="Guides, references and a sandbox for the recognition of vehicles and cargo: four APIs, client libraries and products for your own hardware.">
      <Landing />
    </Layout>
  );
}
