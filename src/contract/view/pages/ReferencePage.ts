import type {ApiView, MessageView, OperationView, RichText} from '../types';

/** What is above the operations of an API. */
export type IntroductionView = Pick<
  ApiView,
  | 'facts'
  | 'id'
  | 'keyHeader'
  | 'servers'
  | 'structureVersions'
  | 'summary'
  | 'tags'
  | 'terms'
  | 'text'
  | 'version'
>;

/** One page of the reference of an API that is too large for one page. */
export interface ReferencePage {
  /** Below `/api/`: `vehicle/hooks`. */
  readonly path: string;
  /** Name in the sidebar. */
  readonly label: string;
  readonly title: string;
  readonly summary: string;
  /** Where the page leads to. */
  readonly text: RichText;
  /** Only the first page of an API has it, with the tags that have no page. */
  readonly introduction?: IntroductionView;
  readonly operations: readonly OperationView[];
  readonly webhooks: readonly MessageView[];
  readonly schemas: ApiView['schemas'];
  /** Pages below this one in the sidebar. */
  readonly pages: readonly ReferencePage[];
}
