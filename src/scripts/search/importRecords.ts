import type {Client} from 'typesense';
import {readLines} from './surveyRecords';

/** A line that the server refused. */
interface ImportLine {
  readonly success: boolean;
  readonly error?: string;
}

/** What one request carries at most, so that memory stays bounded whatever the records are. */
const BATCH_RECORDS = 500;
const BATCH_CHARACTERS = 1_000_000;
/** The client sets no limit of its own to an import. */
const BATCH_LIMIT_MS = 120_000;

/**
 * Puts the records of a file into a collection, batch by batch, and looks at each line of the answers.
 *
 * @param onProgress told after each batch how many are in
 * @param limitMs how long the server may take for a batch
 * @throws Error that names the records that the server refused
 */
export async function importRecords(
  client: Client,
  name: string,
  file: string,
  onProgress: (imported: number) => void,
  limitMs = BATCH_LIMIT_MS,
): Promise<void> {
  let imported = 0;
  let batch: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    // Not `create`: a batch whose answer was lost is sent again. The records are counted at the end, so that no id stands for two.
    const answer = await withLimit(
      client.collections(name).documents().import(batch.join('\n'), {action: 'upsert'}),
      limitMs,
    );
    checkImport(answer, batch, imported);
    imported += batch.length;
    batch = [];
    characters = 0;
    onProgress(imported);
  };
  for await (const line of readLines(file)) {
    if (
      batch.length > 0 &&
      (batch.length === BATCH_RECORDS || characters + line.length > BATCH_CHARACTERS)
    )
      await flush();
    batch.push(line);
    characters += line.length;
  }
  if (batch.length > 0) await flush();
}

/** The server answers 200 even when it refused lines. */
function checkImport(answer: string, batch: readonly string[], before: number): void {
  const lines = answer
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ImportLine);
  const refused = lines.flatMap(({success, error}, index) =>
    success ? [] : [`- record ${before + index + 1}: ${error ?? 'refused'}`],
  );
  if (lines.length !== batch.length) {
    throw new Error(
      `Import: ${lines.length} answers. Expected: ${batch.length}, one for each record.`,
    );
  }
  if (refused.length > 0) {
    throw new Error(
      `Import, ${refused.length} records refused:\n${refused.slice(0, 10).join('\n')}`,
    );
  }
}

async function withLimit<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Import: no answer to a batch within ${limitMs / 1000} s.`)),
      limitMs,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
