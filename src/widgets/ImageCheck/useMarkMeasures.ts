import {useEffect, useState} from 'react';
import type {Quad} from '../../sandbox/samples/sample';
import type {MarkMeasures} from './measures/marked';
import type {PictureChecker, PictureFile} from './PictureChecker';

/** Measures a corner once it has stopped for this long, not at every place that it passes. */
const PAUSE_MS = 150;

/** What is inside of a mark; undefined until it is measured. */
export function useMarkMeasures(
  checker: PictureChecker,
  {key, file}: PictureFile,
  mark: Quad | undefined,
  margin: number,
): MarkMeasures | undefined {
  const [measured, setMeasured] = useState<{mark: Quad; inside: MarkMeasures | undefined}>();
  useEffect(() => {
    if (mark === undefined) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void checker.measure({key, file}, {quad: mark, margin}).then((inside) => {
        if (isCurrent) setMeasured({mark, inside});
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [checker, key, file, mark, margin]);
  // Values of the last place stay until the next ones are there.
  return mark === undefined ? undefined : measured?.inside;
}
