import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {groupDigits} from '../../data/groupDigits';
import {
  OFFLINE_FACTS,
  OFFLINE_MAX_MEGABYTES,
  OFFLINE_ZIP,
  type OfflineFacts,
} from '../../portal/packages';
import {baseUrl} from '../../portal/product';
import styles from './styles.module.css';

const name = OFFLINE_ZIP.slice(OFFLINE_ZIP.lastIndexOf('/') + 1);

/**
 * The portal as a file. It is made from the built page, so its size and checksum are written into
 * the page afterwards (`src/scripts/offline/fillFacts.ts`), and React leaves them as they are.
 */
export default function OfflineSection(): ReactNode {
  const facts = useFacts();
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
          <span data-offline="bytes" suppressHydrationWarning>
            {facts === undefined
              ? `at most ${OFFLINE_MAX_MEGABYTES} MB`
              : `${groupDigits(facts.bytes)} bytes`}
          </span>
        </dd>
        <dt>SHA-512</dt>
        <dd>
          <code className={styles.hash} data-offline="sha512" suppressHydrationWarning>
            {facts?.sha512 ?? OFFLINE_FACTS}
          </code>
        </dd>
      </dl>
    </>
  );
}

/** What is known of the file. A page that is shown without being loaded has to read it. */
function useFacts(): OfflineFacts | undefined {
  const [facts, setFacts] = useState<OfflineFacts>();
  useEffect(() => {
    const controller = new AbortController();
    fetch(baseUrl + OFFLINE_FACTS, {signal: controller.signal})
      .then(async (response) => {
        if (response.ok) setFacts(((await response.json()) as OfflineFacts | null) ?? undefined);
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return facts;
}
