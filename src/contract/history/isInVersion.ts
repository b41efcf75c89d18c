import {compareVersions} from '../compareVersions';
import type {Schema} from '../types';

/** Whether a version of the response structure has a field. */
export const isInVersion = (
  {'x-since': since, 'x-removed': removed}: Pick<Schema, 'x-removed' | 'x-since'>,
  version: string,
): boolean =>
  (since === undefined || compareVersions(version, since) >= 0) &&
  (removed === undefined || compareVersions(version, removed) < 0);
