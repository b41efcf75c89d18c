import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import OpenSearchLink from '../../components/OpenSearchLink';
import {baseUrl} from '../../portal/product';
import {toMarkdownPath} from '../../portal/toMarkdownPath';
import WorkbenchPage from '../../widgets/Workbench/WorkbenchPage';

export default function Workbench(): ReactNode {
  return (
    <Layout
      title="Workbench"
      description="Try every operation of the four APIs in your browser, without a key: request, picture, response, errors and code on one screen."
    >
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={toMarkdownPath(`${baseUrl}tools/workbench`)}
        />
      </Head>
      <OpenSearchLink />
      <WorkbenchPage />
    </Layout>
  );
}
