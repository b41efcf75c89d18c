import type {Client} from 'typesense';
import {readLines} from './surveyRecords';

/** The outcome of one record. */
interface ImportLine {
  readonly success: boolean;
  readonly error?: string;
}

/** Upper bounds of one request, so that memory stays bounded for records of any size. */
const BATCH_RECORDS = 500;
const BATCH_CHARACTERS = 1_000_000;
/** The client has no timeout for imports. */
const BATCH_TIMEOUT_MS = 120_000;

export interface ImportOptions {
  /** Called after each batch with the number of imported records. */
  readonly onProgress?: (imported: number) => void;
  /** Records in one batch at most. */
  readonly batchRecords?: number | undefined;
  /** Timeout of one batch. */
  readonly timeoutMs?: number;
}

/**
 * Imports the records of a file into a collection in batches, and checks each line of the
 * responses.
 *
 * @throws Error that names the records that the server rejected
 */
export async function importRecords(
  client: Client,
  name: string,
  file: string,
  {onProgress, batchRecords = BATCH_RECORDS, timeoutMs = BATCH_TIMEOUT_MS}: ImportOptions = {},
): Promise<void> {
  let imported = 0;
  let batch: string[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    // Not `create`, because a batch is sent again when its response is lost. A final count detects
    // duplicate ids.
    const response = await withTimeout(
      client.collections(name).documents().import(batch.join('\n'), {action: 'upsert'}),
      timeoutMs,
    );
    checkImport(response, batch, imported);
    imported += batch.length;
    batch = [];
    characters = 0;
    onProgress?.(imported);
  };
  for await (const line of readLines(file)) {
    if (
      batch.length > 0 &&
      (batch.length === batchRecords || characters + line.length > BATCH_CHARACTERS)
    )
      await flush();
    batch.push(line);
    characters += line.length;
  }
  if (batch.length > 0) await flush();
}

/** The status is 200 even when the server has rejected records. */
function checkImport(response: string, batch: readonly string[], before: number): void {
  const lines = response
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ImportLine);
  const rejected = lines.flatMap(({success, error}, index) =>
    success ? [] : [`- record ${before + index + 1}: ${error ?? 'rejected'}`],
  );
  if (lines.length !== batch.length) {
    throw new Error(
      `Import: ${lines.length} response lines. Expected: ${batch.length}, one per record.`,
    );
  }
  if (rejected.length > 0) {
    throw new Error(
      `Import, ${rejected.length} records rejected:\n${rejected.slice(0, 10).join('\n')}`,
    );
  }
}

async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Import: no response to a batch within ${timeoutMs / 1000} s.`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
