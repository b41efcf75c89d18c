// Change: the title ends with its full stop as on the page inside the layout; classes in place of inline styles.
// Ejected from @docusaurus/core@3.10.2
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import CrashNote from '../../components/CrashNote';

/** What shows when a page crashes outside of the layout; inside of it stands the same note. */
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
