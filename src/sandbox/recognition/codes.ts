import type {Character, RecordedCode} from '../samples/sample';

export interface CodeSelection {
  readonly type: string;
  readonly maxReads: number;
  readonly withSizeType: boolean;
  readonly withWrongCheckDigit: boolean;
  readonly withFullAccrCode: boolean;
}

interface ReadCode {
  readonly text: string;
  readonly confidence: number;
  readonly characters: readonly Character[];
}

/** The characters of a code that the request wants. */
function readCode(
  recorded: RecordedCode,
  {withSizeType, withFullAccrCode}: CodeSelection,
): ReadCode {
  const from = withFullAccrCode ? 0 : recorded.accrPrefixLength;
  const to = recorded.characters.length - (withSizeType ? 0 : recorded.sizeTypeLength);
  return {
    text: recorded.code.slice(from, to),
    confidence: recorded.confidence,
    characters: recorded.characters.slice(from, to),
  };
}

/** One item per code; in it one result per image, in the order of the images. */
export function selectCodes(
  images: readonly (readonly RecordedCode[])[],
  selection: CodeSelection,
): readonly object[] {
  const readings = images.map((codes) =>
    codes
      .filter(({type}) => type === selection.type)
      .filter(({isCheckDigitValid}) => isCheckDigitValid || selection.withWrongCheckDigit)
      .map((recorded) => readCode(recorded, selection)),
  );
  const texts = [...new Set(readings.flat().map(({text}) => text))].slice(0, selection.maxReads);
  return texts.map((code) => {
    const seen = readings.map((codes) => codes.find(({text}) => text === code));
    return {
      code,
      confidence: Math.max(...seen.map((reading) => reading?.confidence ?? 0)),
      imageResults: seen.map((reading) =>
        reading === undefined ? {found: false} : {found: true, ...reading},
      ),
    };
  });
}
