// Change: rendered in the build only, because the browser must not create script elements (Trusted
// Types).
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const data = useBreadcrumbsStructuredData({breadcrumbs});
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      {/* A label that contains `</script>` would end the element. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
