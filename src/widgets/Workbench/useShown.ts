import {useMemo} from 'react';
import {getShown, type BenchState, type Exchange} from './benchState';
import {getPictures} from './editValues';
import {compareValues, type Mark} from './result/compareResponses';
import {markVersion} from './result/markVersion';
import {findBoxes, type Box} from './stage/findBoxes';

export interface Shown {
  readonly exchange: Exchange | undefined;
  /** Body of the response, if it is JSON. */
  readonly json: unknown;
  /** Frames of the response, while its pictures are the ones that are chosen. */
  readonly boxes: readonly Box[];
  /**
   * What differs from the response that it is compared with; without one, from the newest version
   * of the response structure.
   */
  readonly marks: ReadonlyMap<string, Mark> | undefined;
  readonly notes?: ReadonlyMap<string, string>;
  /** What the marks mean, unless the reader has chosen what to compare with. */
  readonly legend?: string;
}

/** What is to be seen of the exchange that is shown. */
export function useShown(bench: BenchState): Shown {
  const {history, comparedId, current} = bench;
  const exchange = getShown(bench);
  const text = exchange?.response.text;
  const compared = history.find(({id}) => id === comparedId)?.response.text;
  const json = useJson(text);
  const before = useJson(compared);
  const isOfPictures =
    current !== undefined &&
    exchange?.values !== undefined &&
    isSame(getPictures(exchange.values), getPictures(current.draft.values));
  const boxes = useMemo(() => (isOfPictures ? findBoxes(json) : []), [isOfPictures, json]);
  const operationId = exchange?.operationId;
  const marked = useMemo(() => {
    if (json === undefined || operationId === undefined) return undefined;
    return before === undefined
      ? markVersion(operationId, json)
      : {marks: compareValues(before, json)};
  }, [before, json, operationId]);
  return {exchange, json, boxes, marks: undefined, ...marked};
}

/** A text as JSON; undefined if it is none. */
const useJson = (text: string | undefined): unknown => useMemo(() => parse(text), [text]);

type Pictures = ReturnType<typeof getPictures>;

const isSame = (one: Pictures, other: Pictures): boolean =>
  one.length === other.length &&
  one.every((picture, index) => {
    const counterpart = other[index];
    if (counterpart === undefined) return false;
    return 'file' in picture
      ? 'file' in counterpart && picture.file === counterpart.file
      : JSON.stringify(picture) === JSON.stringify(counterpart);
  });

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}
