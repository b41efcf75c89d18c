import type {ReactNode} from 'react';
import type {ExampleView} from '../../contract/view/types';
import CodeBlock from '../CodeBlock';
import JsonCode from './JsonCode';

/** The body of an example: JSON, or the text that is sent. */
export default function ExampleCode({
  example: {value, isRaw},
}: {
  readonly example: ExampleView;
}): ReactNode {
  if (isRaw !== true) return <JsonCode value={value} />;
  const text = String(value);
  return <CodeBlock language={text.startsWith('<') ? 'xml' : 'text'}>{text}</CodeBlock>;
}
