import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useRef, type ReactNode} from 'react';

export interface StructureVersionProps {
  /** Oldest first. */
  readonly versions: readonly string[];
}

/**
 * Of the address. Keep in sync with src/plugins/browser/deferred-hydration/inline/loader.js, which
 * starts script at once for it.
 */
const PARAMETER = 'version';

/** Folds the page to the fields of one version of the response structure, which the address names. */
export default function StructureVersion({versions}: StructureVersionProps): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  const field = useRef<HTMLSelectElement>(null);
  const status = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (field.current === null || status.current === null) return;
    const asked = new URLSearchParams(history.location.search).get(PARAMETER) ?? '';
    const version = versions.includes(asked) ? asked : '';
    const hidden = hideRows(version);
    field.current.value = version;
    status.current.textContent =
      hidden === 0 ? '' : `${hidden} field${hidden === 1 ? ' is' : 's are'} not in it`;
  }, [search, versions, history]);

  return (
    <>
      <label>
        Response structure{' '}
        <select
          ref={field}
          className="portal-field"
          autoComplete="off"
          onChange={({currentTarget}) => choose(history, currentTarget.value)}
        >
          <option value="">all versions</option>
          {[...versions].reverse().map((version) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      </label>
      <span ref={status} role="status" />
    </>
  );
}

/** Writes a version into the address, which the page follows; an empty one is all of them. */
function choose(history: ReturnType<typeof useHistory>, version: string): void {
  const parameters = new URLSearchParams(history.location.search);
  if (version === '') parameters.delete(PARAMETER);
  else parameters.set(PARAMETER, version);
  history.replace({...history.location, search: parameters.toString()});
}

/** Hides the rows of fields that a version does not have, and returns their number. */
function hideRows(version: string): number {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-without]')];
  for (const row of rows) row.hidden = (row.dataset['without'] ?? '').split(' ').includes(version);
  return rows.filter((row) => row.hidden).length;
}
