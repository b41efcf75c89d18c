import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {OFFLINE_SIZE, OFFLINE_ZIP} from '../../portal/packages';
import {baseUrl} from '../../portal/product';
import LateFact from './LateFact';
import styles from './styles.module.css';

const name = OFFLINE_ZIP.slice(OFFLINE_ZIP.lastIndexOf('/') + 1);

/**
 * The portal as a file. It is made from the built page, so its size and checksum are written into
 * the page afterwards (`src/scripts/offline/listPortal.ts`).
 */
export default function OfflineSection(): ReactNode {
  return (
    <>
      <h2 id="offline">Take the portal with you</h2>
      <p>
        The whole portal in one file, for machines without an internet connection. Unpack it and
        open <code>index.html</code>: documents, API reference, search, and sandbox work from the
        folder. <code>README.txt</code> has the command that serves the folder, if your browser
        needs that.
      </p>
      <dl className={styles.facts}>
        <dt>File</dt>
        <dd>
          <Link to={`pathname://${baseUrl}${OFFLINE_ZIP}`}>{name}</Link>,{' '}
          <LateFact of="portal" fact="bytes" pending={OFFLINE_SIZE} />
        </dd>
        <dt>SHA-512</dt>
        <dd>
          <code className={styles.hash}>
            <LateFact of="portal" fact="sha512" />
          </code>
        </dd>
      </dl>
    </>
  );
}
