import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import OpenSearchLink from '../../components/OpenSearchLink';
import {baseUrl} from '../../portal/product';
import {toMarkdownPath} from '../../portal/toMarkdownPath';
import HookStory from '../../widgets/HookStory';
import StoryText from '../../widgets/HookStory/StoryText';
import styles from '../../widgets/HookStory/styles.module.css';

export default function Hooks(): ReactNode {
  return (
    <Layout
      title="Follow a hook"
      description="Follow a hook step by step in your browser: storage, registration, confirmation, signed messages, retries, duplicates, and the expiry of events."
    >
      <Head>
        <link rel="alternate" type="text/markdown" href={toMarkdownPath(`${baseUrl}tools/hooks`)} />
      </Head>
      <OpenSearchLink />
      <main className={styles.page}>
        <h1>Follow a hook</h1>
        <p className={styles.lead}>
          See who calls whom from the first request to the last retry, and read each HTTP message.
          You press the buttons, move the clock, and let the server fail. To build the server
          yourself, follow the{' '}
          <Link to="/content/tutorials/hooks/introduction">tutorial about hooks</Link>.
        </p>
        <HookStory />
        <StoryText />
      </main>
    </Layout>
  );
}
