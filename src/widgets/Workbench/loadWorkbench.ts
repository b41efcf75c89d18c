import type Bench from './Bench';
import type WorkbenchDialog from './WorkbenchDialog';

export interface LoadedWorkbench {
  readonly Bench: typeof Bench;
  readonly WorkbenchDialog: typeof WorkbenchDialog;
}

/** Loads the workbench; one file, whichever door opens it. */
export const loadWorkbench = (): Promise<LoadedWorkbench> => import('./workbench');
