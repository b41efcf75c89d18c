import {stringify} from 'yaml';
import type {ContractDocument} from './types';

/** The bundled specification as readers download it. */
export const toBundledJson = (document: ContractDocument): string =>
  `${JSON.stringify(document, null, 2)}\n`;

/** The bundled specification as readers download it; long texts are not folded. */
export const toBundledYaml = (document: ContractDocument): string =>
  stringify(document, {lineWidth: 0, aliasDuplicateObjects: false});
