// Change: the title ends with its full stop as on the page inside the layout; classes in place of inline styles.
// Ejected from @docusaurus/core@3.10.2
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import styles from './styles.module.css';

/** Simple enough never to fail itself. */
function CrashNote({error, tryAgain}: Props): ReactNode {
  return (
    <main className={styles.note}>
      <h1>This page crashed.</h1>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
      <ErrorBoundaryError error={error} />
    </main>
  );
}

/** What shows when a page crashes outside of the layout; inside of it the theme has its own. */
export default function CrashPage(props: Props): ReactNode {
  return (
    // The layout asks which plugin a page belongs to, and this one belongs to none.
    <RouteContextProvider value={{plugin: {name: 'portal-crash-page', id: 'default'}}}>
      <ErrorBoundary fallback={() => <CrashNote {...props} />}>
        <Head>
          <title>This page crashed.</title>
        </Head>
        <Layout>
          <CrashNote {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
