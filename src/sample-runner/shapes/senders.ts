import {listOperations, toPostmanCollection} from '../../contract';
import {createSamples} from '../../contract/samples';
import {environment} from '../../contract/samples/fixtures/shapes';
import {names} from '../../portal/product';
import {runSamples, type Language} from './runSamples';
import {sendCollection} from './sendCollection';
import type {Sender} from './tryShapes';

/** The values of a collection's variables: those of the samples, and the usual key. */
export const collectionValues = {...environment, apiKey: environment[names.apiKeyVariable] ?? ''};

/** Runs our samples of one language. */
const run =
  (language: Language): Sender =>
  (document, folder) =>
    runSamples(
      folder,
      language,
      new Map(
        listOperations(document).flatMap((operation, number) =>
          createSamples(document, operation).flatMap(({id, code}) =>
            id === language ? [[number, code] as const] : [],
          ),
        ),
      ),
    );

/** What the portal offers for every operation. */
export const senders = {
  curl: run('curl'),
  fetch: run('fetch'),
  python: run('python'),
  Postman: (document, folder) =>
    sendCollection(folder, toPostmanCollection(document), collectionValues),
} satisfies Record<string, Sender>;
