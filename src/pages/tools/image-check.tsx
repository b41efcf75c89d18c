import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import OpenSearchLink from '../../components/OpenSearchLink';
import {baseUrl} from '../../portal/product';
import {toMarkdownPath} from '../../portal/toMarkdownPath';
import ImageCheck from '../../widgets/ImageCheck';
import ImageCheckText from '../../widgets/ImageCheck/ImageCheckText';
import styles from '../../widgets/ImageCheck/styles.module.css';

export default function ImageCheckPage(): ReactNode {
  return (
    <Layout
      title="Image check"
      description="Check whether images are good enough for recognition, in your browser: size, resizing, blur, exposure, contrast, noise, character height, and angles."
    >
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={toMarkdownPath(`${baseUrl}tools/image-check`)}
        />
      </Head>
      <OpenSearchLink />
      <main className={styles.page}>
        <h1>Image check</h1>
        <p className={styles.lead}>
          Find out whether images are good enough before you buy a camera or spend a credit. The
          page measures them and compares each value with the{' '}
          <Link to="/content/tutorials/vehicle-api/input-image-guide">input image guide</Link>. It
          does not recognize plates.
        </p>
        <ImageCheck />
        <ImageCheckText />
      </main>
    </Layout>
  );
}
