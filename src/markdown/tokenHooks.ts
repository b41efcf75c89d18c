import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {expandTokens} from './expandTokens';
import {FileError} from './FileError';

const toName = (file: string): string => path.relative('.', file).replaceAll(path.sep, '/');

const expand = (text: string, file: string): string => expandTokens(text, {file: toName(file)});

/** What the parser of YAML throws, without its mark for other mistakes. */
interface YamlError extends Error {
  readonly reason?: string;
  readonly mark?: {readonly line: number};
}

/** @throws Error that names file and line of front matter that cannot be read */
const parseFrontMatter: ParseFrontMatter = async (params) => {
  const fileContent = expand(params.fileContent, params.filePath);
  try {
    return await params.defaultParseFrontMatter({...params, fileContent});
  } catch (error) {
    const {message, reason = message, mark} = error as YamlError;
    // The parser gets the lines below the first one.
    const place = `${toName(params.filePath)}:${(mark?.line ?? 0) + 1}`;
    throw new FileError(`${place}: front matter is not YAML: ${reason}.`);
  }
};

/** Expands tokens in both places where Docusaurus reads a document: its metadata and its body. */
export const tokenHooks = {
  parseFrontMatter,
  preprocessor: ({fileContent, filePath}) => expand(fileContent, filePath),
} satisfies Partial<MarkdownConfig>;
