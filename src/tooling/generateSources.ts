import {generateLibrarySources} from '../scripts/libraries/generateLibrarySources';

/** Tests of the libraries read generated sources, also in a fresh clone. */
export const setup = generateLibrarySources;
