import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {product} from '../portal/product';

export default function HomePage(): ReactNode {
  return (
    <Layout description={`Documentation of ${product.name}`}>
      <main>
        <h1>{product.name} for developers</h1>
      </main>
    </Layout>
  );
}
