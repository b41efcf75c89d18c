/** The languages in which every operation is shown, in the order of the tabs. */
export const sampleLanguages = [
  {id: 'curl', label: 'cURL', language: 'bash'},
  {id: 'fetch', label: 'JavaScript', language: 'js'},
  {id: 'client', label: 'JS client', language: 'js'},
  {id: 'python', label: 'Python', language: 'python'},
  {id: 'python-client', label: 'Python client', language: 'python'},
] as const;

export type SampleLanguageId = (typeof sampleLanguages)[number]['id'];
