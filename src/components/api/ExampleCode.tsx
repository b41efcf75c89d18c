import type {ReactNode} from 'react';
import type {ExampleView} from '../../contract/view/types';
import CodeBlock from '../CodeBlock';
import JsonCode from './JsonCode';

/** The body of an example: JSON, or the text that is sent. */
export default function ExampleCode({
  example: {value, isRaw, xml},
}: {
  readonly example: ExampleView;
}): ReactNode {
  if (isRaw !== true) return <JsonCode value={value} />;
  return xml === undefined ? (
    <CodeBlock>{String(value)}</CodeBlock>
  ) : (
    <CodeBlock language="xml" runs={xml} />
  );
}
