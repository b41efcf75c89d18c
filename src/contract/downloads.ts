import {DEFAULT_SCHEMA, dump} from 'js-yaml';
import type {ContractDocument} from './types';

/** Marks are for the writers of specifications, not for readers. */
const withoutMarks = (key: unknown, value: unknown): unknown =>
  key === 'x-assumed' ? undefined : value;

/** The bundled specification as readers download it. */
export const toBundledJson = (document: ContractDocument): string =>
  `${JSON.stringify(document, withoutMarks, 2)}\n`;

/**
 * The bundled specification as readers download it; long texts are not folded. `yaml` writes the
 * same in five times the time. What YAML 1.1 reads as a date, such as a version, is in quotes: many
 * programs read that.
 */
export const toBundledYaml = (document: ContractDocument): string =>
  dump(JSON.parse(JSON.stringify(document, withoutMarks)), {
    schema: DEFAULT_SCHEMA,
    lineWidth: -1,
    noRefs: true,
  });
