// Change: adds the actions for the Markdown version of the page, and a link to it in the head.
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
