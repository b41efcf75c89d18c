import {stringify} from 'yaml';
import type {ContractDocument} from './types';

/** Marks are for the writers of specifications, not for readers. */
const withoutMarks = (key: unknown, value: unknown): unknown =>
  key === 'x-assumed' ? undefined : value;

/** The bundled specification as readers download it. */
export const toBundledJson = (document: ContractDocument): string =>
  `${JSON.stringify(document, withoutMarks, 2)}\n`;

/** The bundled specification as readers download it; long texts are not folded. */
export const toBundledYaml = (document: ContractDocument): string =>
  stringify(document, withoutMarks, {lineWidth: 0, aliasDuplicateObjects: false});
