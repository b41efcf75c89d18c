import {useEffect, useRef, useState, type ReactNode} from 'react';
import {groupDigits} from '../../data/groupDigits';
import {DOWNLOADS, LISTED} from '../../portal/packages';
import {baseUrl} from '../../portal/product';

/** What `downloads.json` says of a package. */
interface Facts {
  readonly name: string;
  readonly bytes: number;
  readonly sha512: string;
}

interface LateFactProps {
  /** Name of the package. */
  readonly of: string;
  readonly fact: 'bytes' | 'sha512';
  readonly value: number | string | undefined;
}

/**
 * A fact of a package. Where the page is rendered before it is known, the build writes it into the
 * built page (`src/build/documents/addDocuments.ts`), and a page that script renders reads the list.
 */
export default function LateFact({of, fact, value}: LateFactProps): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  const [late, setLate] = useState<number | string>();
  useEffect(() => {
    if (value !== undefined || place.current?.textContent !== LISTED) return undefined;
    const leaving = new AbortController();
    fetch(`${baseUrl}${DOWNLOADS}/downloads.json`, {signal: leaving.signal})
      .then((response) => response.json() as Promise<{readonly packages: readonly Facts[]}>)
      .then(({packages}) => setLate(packages.find(({name}) => name === of)?.[fact]))
      // The text names the list.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [of, fact, value]);
  const known = value ?? late;
  return (
    // The build has written the fact in place of the text, and hydration leaves it.
    <span ref={place} data-late-fact={`${of}/${fact}`} suppressHydrationWarning>
      {known === undefined
        ? LISTED
        : typeof known === 'number'
          ? `${groupDigits(known)} bytes`
          : known}
    </span>
  );
}
