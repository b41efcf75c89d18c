// Change: beside the breadcrumbs the page can be taken along as Markdown; the head names that file.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import PageActions from '../../components/PageActions';
import {toMarkdownPath} from '../../portal/toMarkdownPath';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  const markdown = toMarkdownPath(useLocation().pathname);
  return (
    <div className={styles.bar}>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </Head>
      <DocBreadcrumbs />
      <PageActions markdown={markdown} />
    </div>
  );
}
