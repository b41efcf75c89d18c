import {generateLibrary, LibraryReferenceError} from './generateLibrary';
import type {Library} from './libraries';

/** What to generate; it is passed to another process. */
export interface GenerationRequest {
  /** Libraries, each with an empty folder for its pages. */
  readonly jobs: readonly {readonly library: Library; readonly out: string}[];
  /** Folder of the site. */
  readonly siteDir: string;
  /** Module that generates sources of libraries first, for libraries that have such. */
  readonly preparer?: string;
}

/** What the other process says when it is done. */
export interface GenerationResponse {
  /** Everything that is wrong. */
  readonly problem?: string;
}

/**
 * Writes the pages of libraries, one after another: TypeDoc and TypeScript are loaded once.
 *
 * @throws LibraryReferenceError listing everything that is wrong in all of them
 */
export async function generateLibraries(request: GenerationRequest): Promise<void> {
  const {jobs, siteDir, preparer} = request;
  if (preparer !== undefined && jobs.some(({library}) => library.generatedFrom !== undefined)) {
    const {generateLibrarySources} = (await import(preparer)) as Preparer;
    generateLibrarySources();
  }
  const problems: string[] = [];
  for (const {library, out} of jobs) {
    try {
      await generateLibrary(library, out, siteDir);
    } catch (error) {
      if (!(error instanceof LibraryReferenceError)) throw error;
      problems.push(error.message);
    }
  }
  if (problems.length > 0) throw new LibraryReferenceError(problems.join('\n'));
}

interface Preparer {
  generateLibrarySources(): void;
}
