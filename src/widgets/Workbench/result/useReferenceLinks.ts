import {useEffect, useMemo, useState} from 'react';
import {loadReferences, type FindReferences} from './contracts';
import {createReferenceFinder} from './createReferenceFinder';
import {listParts} from './listParts';

/**
 * Leads from places of a response to the reference, as soon as that is loaded.
 *
 * @param operationId whose response it is; undefined for a result that no operation returns
 */
export function useReferenceLinks(
  operationId: string | undefined,
  value: unknown,
): ((path: string) => string | undefined) | undefined {
  const parts = useMemo(() => listParts(operationId, value), [operationId, value]);
  const ids = [...new Set(parts.map((part) => part.operationId))].join(' ');
  const [find, setFind] = useState<FindReferences>();

  useEffect(() => {
    let isWanted = true;
    // Without them, keys are no links.
    loadReferences(ids.split(' ')).then(
      (loaded) => {
        if (isWanted) setFind(() => loaded);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [ids]);

  return useMemo(
    () => (find === undefined ? undefined : createReferenceFinder(parts, find)),
    [find, parts],
  );
}
