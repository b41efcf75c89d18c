import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {baseUrl} from '../../portal/product';
import {toMarkdownPath} from '../../portal/toMarkdownPath';
import OpenSearchLink from '../OpenSearchLink';

export interface ToolLayoutProps {
  /** Below the base of the portal, such as `tools/errors`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** The frame of a page that is no document, with its Markdown version and the search. */
export default function ToolLayout({
  path,
  title,
  description,
  children,
}: ToolLayoutProps): ReactNode {
  return (
    <Layout title={title} description={description}>
      <Head>
        <link rel="alternate" type="text/markdown" href={toMarkdownPath(baseUrl + path)} />
      </Head>
      <OpenSearchLink />
      {children}
    </Layout>
  );
}
