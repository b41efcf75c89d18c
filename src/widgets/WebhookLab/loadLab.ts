import type {ComponentType} from 'react';
import type {checkInput} from '../../webhooks/checkInput';
import type {toStatus} from './toStatus';
import type VerifyResult from './VerifyResult';

export interface Lab {
  readonly checkInput: typeof checkInput;
  readonly toStatus: typeof toStatus;
  readonly VerifyResult: typeof VerifyResult;
  /** What the tabs show besides the form to verify. */
  readonly panels: Readonly<Record<'Sign' | 'SNS', ComponentType>>;
}

/** Loads what verifies and signs; one file, for the first button that needs it. */
export const loadLab = (): Promise<Lab> => import('./lab');
