import {ContractError} from '../../contract/ContractError';
import {changeSources, librarySources} from '../../contract/history/ChangeEntry';
import {otherSources} from '../../errors/ErrorEntry';
import {ApiCount, apiCount, apiIds} from '../../portal/apiIds';
import {apiLabels} from '../../portal/apiLabels';
import {apis} from '../../portal/apis';

/** @throws ContractError for a specification with the name of something else on the same lists */
export function checkNames(ids: readonly string[]): void {
  const others = [...Object.keys(otherSources), ...librarySources];
  const taken = ids.find((id) => others.includes(id));
  if (taken !== undefined) {
    throw new ContractError(
      `api-specs/${taken}.yaml:1: the list of errors or of changes has another entry of this name. Fix: rename the file.`,
    );
  }
}

/** Data of an API is loaded when it is needed: the page of one pays for no other. */
const toLoaders = (name: string, kind: string): string =>
  `export const ${name} = {\n${apiIds.map((id) => `  '${id}': () => import('./${id}.${kind}.mjs'),\n`).join('')}};\n`;

/** Data of all APIs at once, for servers and tests. */
const toList = (name: string, kind: string): string =>
  [
    ...apiIds.map((id, index) => `import data${index} from './${id}.${kind}.mjs';`),
    `export const ${name} = [${apiIds.map((_, index) => `data${index}`).join(', ')}];\n`,
  ].join('\n');

/** Hides the changes that are not of the chosen source: a selector cannot compare two attributes. */
const toStyles = (): string =>
  Object.keys(changeSources)
    .map((source) => {
      const chosen = `fieldset:has([name='source'][value='${source}']:checked) ~ section`;
      const own = `[data-source='${source}']`;
      return `${chosen}:not(:has(${own})),\n${chosen} [data-source]:not(${own}) {\n  display: none;\n}\n`;
    })
    .join('');

/** The modules that name every API, by the names of their files. */
export function listModules(): Readonly<Record<string, string>> {
  checkNames(apiIds);
  return {
    'apiIds.ts': [
      `export const apiIds = ${JSON.stringify(apiIds)} as const;`,
      'export type ApiId = (typeof apiIds)[number];',
      `export const apiCount = ${JSON.stringify(apiCount)};`,
      `export const ApiCount = ${JSON.stringify(ApiCount)};\n`,
    ].join('\n'),
    'apiLabels.ts': `export const apiLabels = ${JSON.stringify(apiLabels, null, 2)};\n`,
    'apis.ts': `export const apis = ${JSON.stringify(apis, null, 2)};\n`,
    'apiFiles.ts': toLoaders('apiFiles', 'api'),
    'formFiles.ts': toLoaders('formFiles', 'form'),
    'resultFiles.ts':
      toLoaders('referenceFiles', 'reference') + toLoaders('responseFiles', 'responses'),
    'changeSources.css': toStyles(),
    'allApis.ts': toList('allApis', 'api'),
    'allForms.ts': toList('allForms', 'form'),
  };
}
