import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {expandTokens} from './expandTokens';

const expand = (text: string, file: string): string =>
  expandTokens(text, {file: path.relative('.', file)});

/** Expands tokens in both places where Docusaurus reads a document: its metadata and its body. */
export const tokenHooks = {
  parseFrontMatter: (params) =>
    params.defaultParseFrontMatter({
      ...params,
      fileContent: expand(params.fileContent, params.filePath),
    }),
  preprocessor: ({fileContent, filePath}) => expand(fileContent, filePath),
} satisfies Partial<MarkdownConfig>;
