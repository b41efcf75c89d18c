import {useEffect, useRef, useState, type ReactNode} from 'react';
import {groupDigits} from '../../data/groupDigits';
import {DOWNLOAD_LIST, LISTED, type DownloadFacts, type DownloadList} from '../../portal/packages';
import {baseUrl} from '../../portal/product';

interface LateFactProps {
  /** Name of the package, or `portal` for the whole portal in a file. */
  readonly of: string;
  readonly fact: 'bytes' | 'sha512';
  readonly value?: number | string | undefined;
  /** What the page says until the value is known; by default it names the list. */
  readonly pending?: string;
}

/**
 * A fact of a download. Where the page is rendered before it is known, the build writes it into the
 * built page (`src/build/documents/lateFacts.ts`), and a page that script renders reads the list.
 */
export default function LateFact({of, fact, value, pending = LISTED}: LateFactProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [late, setLate] = useState<number | string>();
  useEffect(() => {
    if (value !== undefined || place.current?.textContent !== pending) return undefined;
    const leaving = new AbortController();
    fetch(baseUrl + DOWNLOAD_LIST, {signal: leaving.signal})
      .then((response) => response.json() as Promise<DownloadList>)
      .then((list) => setLate(findFacts(list, of)?.[fact]))
      // The text stays.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [of, fact, value, pending]);
  const known = value ?? late;
  return (
    // The build has written the fact in place of the text, and hydration leaves it.
    <span ref={place} data-late-fact={`${of}/${fact}`} suppressHydrationWarning>
      {known === undefined
        ? pending
        : typeof known === 'number'
          ? `${groupDigits(known)} bytes`
          : known}
    </span>
  );
}

const findFacts = (list: DownloadList, of: string): DownloadFacts | undefined =>
  of === 'portal' ? list.portal : list.packages.find(({name}) => name === of);
