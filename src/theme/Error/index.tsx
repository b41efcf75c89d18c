// Change: the title is "This page crashed.", and the note is the one that pages inside the layout
// use.
// Ejected from @docusaurus/core@3.10.2
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import CrashNote from '../../components/CrashNote';

/** Shown when a page crashes outside of the layout. */
export default function CrashPage(props: Props): ReactNode {
  return (
    // The layout reads the plugin of the page, and this page belongs to none.
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
