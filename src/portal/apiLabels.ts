import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CORE_SCHEMA, load} from 'js-yaml';
import {apiIds, SPECS_DIRECTORY, type ApiId} from './apiIds';
import type {ApiInfo} from './toApiSummary';
import {tokens} from './tokens';

/** The block of a specification that names it: reading all of a file takes a hundred times as long. */
const INFO = /^info:.*\n(?:(?:[ \t#].*)?\n)*/m;

/** Its texts. What is wrong with the file, or with one of them, is said where all of it is read. */
function readInfo(id: ApiId): ApiInfo {
  const text = readFileSync(path.join(SPECS_DIRECTORY, `${id}.yaml`), 'utf8');
  const block = INFO.exec(text)?.[0] ?? text;
  const known = block.replace(/%%([\w.]+)%%/g, (whole, name: string) => tokens[name] ?? whole);
  try {
    const options = {schema: CORE_SCHEMA, maxDepth: 100};
    const content = load(known, options);
    const {info = {}} = (content ?? {}) as {readonly info?: object};
    return Object.fromEntries(
      Object.entries(info).filter(([, value]) => typeof value === 'string'),
    ) as ApiInfo;
  } catch {
    return {};
  }
}

/** What the files of the APIs say of themselves. */
export const apiInfos = Object.fromEntries(apiIds.map((id) => [id, readInfo(id)])) as Readonly<
  Record<ApiId, ApiInfo>
>;

/** The names of the APIs, from their files. */
export const apiLabels = Object.fromEntries(
  apiIds.map((id) => [id, apiInfos[id].title ?? id]),
) as Readonly<Record<ApiId, string>>;
