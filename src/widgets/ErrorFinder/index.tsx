import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import OpenSearchLink from '../../components/OpenSearchLink';
import type {ErrorEntry} from '../../errors/ErrorEntry';
import {baseUrl} from '../../portal/product';
import {toMarkdownPath} from '../../portal/toMarkdownPath';
import ErrorFinder from './ErrorFinder';
import styles from './styles.module.css';

interface ErrorsPageProps {
  readonly entries: readonly ErrorEntry[];
}

/** Explains an error that a reader pastes, and lists all of them. */
export default function ErrorsPage({entries}: ErrorsPageProps): ReactNode {
  return (
    <Layout
      title="Explain an error"
      description="Error messages, statuses, and exit codes of the APIs, libraries, code samples, and products: what each means, whether it is billed, and what to do."
    >
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={toMarkdownPath(`${baseUrl}tools/errors`)}
        />
      </Head>
      <OpenSearchLink />
      <main className={styles.page}>
        <h1>Explain an error</h1>
        <p className={styles.lead}>
          Find out what an error means, whether it was billed, and what to do about it. This page
          has every error of the four APIs, both libraries, the code samples, and the products. In a
          message, <code>…</code> is a value from your program or the request.
        </p>
        <ErrorFinder entries={entries} />
      </main>
    </Layout>
  );
}
