import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

interface SampleFileProps {
  /** Name below `/docs/samples/`: a picture of the sandbox, or a project as ZIP. */
  readonly name: string;
  /** Link text; default: the name. */
  readonly children?: ReactNode;
}

/** A link that saves a file which the `sample-files` plugin serves. */
export default function SampleFile({name, children}: SampleFileProps): ReactNode {
  return (
    <a href={useBaseUrl(`/samples/${name}`)} download={name}>
      {children ?? <code>{name}</code>}
    </a>
  );
}
