import type {SpecFile} from './SpecFile';

/** What a specification consists of: a file, or a part of one. It can say where a node is. */
export type Spec = Pick<SpecFile, keyof SpecFile>;
