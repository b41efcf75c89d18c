import {useEffect, useRef, useState, type ReactNode} from 'react';
import {sampleTargets} from '../../contract/samples/target';
import {CODE_COLORS, isVersions, toSampleText, type SampleRun} from '../../markdown/highlight/runs';

export interface ColoredCodeProps {
  readonly runs: readonly SampleRun[];
}

/** Whether the page still has the elements that the build rendered. */
const isHydrating = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated !== 'true';

/**
 * Code with its colors. Hydration compares its text and leaves the colored parts in the page as the
 * build wrote them: on a reference page they are two of five elements.
 */
export default function ColoredCode({runs}: ColoredCodeProps): ReactNode {
  const text = toSampleText(runs);
  const element = useRef<HTMLElement>(null);
  const [kept, keep] = useState(() => (isHydrating() ? text : undefined));

  useEffect(() => {
    // The build did not render this page: the development server, or React starting over.
    if (element.current?.childElementCount === 0) keep(undefined);
  }, []);

  return <code ref={element}>{kept === text ? text : runs.map(toNode)}</code>;
}

function toNode(run: SampleRun, index: number): ReactNode {
  if (typeof run === 'string') return run;
  if (isVersions(run)) {
    return run.map((runs, target) => (
      <span key={`${index}.${target}`} data-target={sampleTargets[target]?.id}>
        {runs.map(toNode)}
      </span>
    ));
  }
  return (
    <span key={index} className={`code-${CODE_COLORS[run[0]]}`}>
      {run[1]}
    </span>
  );
}
