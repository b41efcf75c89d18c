import {baseUrl} from './product';

const sentence = 'Try every API without a key.';
const link = {path: 'tools/workbench?try=recognizeVehicle&amp;run=1', label: 'Open the workbench'};

/** The closable bar above the navbar. A new id shows it again to readers who dismissed the last one. */
export const announcement = {
  id: 'sandbox-2026-11',
  /** Docusaurus takes HTML here. */
  html: `${sentence} <a href="${baseUrl}${link.path}">${link.label}</a>`,
} as const;
