import type {Sandbox} from '../sandbox/createSandbox';
import type {ReadPicture} from '../sandbox/samples/sample';
import type {Catalog} from '../errors/match/createTemplates';
import type {Library} from './Library';

/** What tools work with; read when it is first needed. */
export interface Context {
  /** @throws ToolError if the package was made without the pages */
  getLibrary(): Promise<Library>;
  /** All explained errors. */
  getErrors(): Promise<Catalog>;
  /** The sandbox of this session, which keeps its state. */
  readonly sandbox: Sandbox;
  readonly readPicture: ReadPicture;
  /** Address of a path below the portal's base, such as `/api/vehicle`. */
  toPortalUrl(below: string): string;
}
