import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import OpenSearchLink from '../../components/OpenSearchLink';
import {baseUrl} from '../../portal/product';
import {toMarkdownPath} from '../../portal/toMarkdownPath';
import WebhookLab from '../../widgets/WebhookLab';
import LabText from '../../widgets/WebhookLab/LabText';
import styles from '../../widgets/WebhookLab/styles.module.css';

export default function Webhooks(): ReactNode {
  return (
    <Layout
      title="Webhook lab"
      description="Verify the signature of a webhook request in your browser, and find out why it does not match: body, encoding, algorithm, or key."
    >
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={toMarkdownPath(`${baseUrl}tools/webhooks`)}
        />
      </Head>
      <OpenSearchLink />
      <main className={styles.page}>
        <h1>Webhook lab</h1>
        <p className={styles.lead}>
          Paste a request of the{' '}
          <Link to="/content/downloadable-products/agent-docs/intro">vehicle detector agent</Link>{' '}
          and your key. The lab checks the signature step by step. If it does not match, the lab
          finds out why.
        </p>
        <WebhookLab />
        <LabText />
      </main>
    </Layout>
  );
}
