import type {ReactNode} from 'react';
import {writeJson} from '../../contract/samples/createWriter';
import CodeBlock from '../CodeBlock';
import {toJsonRuns} from './toJsonRuns';

export interface JsonCodeProps {
  readonly value: unknown;
}

/** A JSON value with the colors of code. */
export default function JsonCode({value}: JsonCodeProps): ReactNode {
  return <CodeBlock language="json" runs={toJsonRuns(writeJson(value))} />;
}
