import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import Landing from '../components/Landing';
import OpenSearchLink from '../components/OpenSearchLink';
import {apiCount} from '../portal/apiIds';
import {baseUrl} from '../portal/product';
import {toMarkdownPath} from '../portal/toMarkdownPath';

export default function HomePage(): ReactNode {
  return (
    <Layout
      description={`Guides, references and a sandbox for the recognition of vehicles and cargo: ${apiCount} APIs, client libraries and products for your own hardware.`}
    >
      <Head>
        <link rel="alternate" type="text/markdown" href={toMarkdownPath(baseUrl)} />
      </Head>
      <OpenSearchLink />
      <Landing />
    </Layout>
  );
}
