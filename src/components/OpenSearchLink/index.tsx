import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * Lets browsers offer the search in their address bar. Only on the pages where they look: documents
 * are counted in bytes.
 */
export default function OpenSearchLink(): ReactNode {
  return (
    <Head>
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title="Documentation"
        href={useBaseUrl('/opensearch.xml')}
      />
    </Head>
  );
}
