import {useEffect, useState} from 'react';
import type {RequestValues} from '../../sandbox/cases';
import {getPictures} from './editValues';

/** What the API would reject about the reader's own pictures, once they are read. */
export function usePictureProblem(values: RequestValues): string | undefined {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const show = (text?: string): void => {
      if (isCurrent) setProblem(text);
    };
    // Without the script that judges, the response says it.
    findProblem(values).then(show, () => show());
    return () => {
      isCurrent = false;
    };
  }, [values]);
  return problem;
}

async function findProblem(values: RequestValues): Promise<string | undefined> {
  const files = getPictures(values).flatMap((one) => ('file' in one ? [one.file] : []));
  if (files.length === 0) return undefined;
  const {describePictureProblem} = await import('./describePictureProblem');
  return describePictureProblem(files);
}
