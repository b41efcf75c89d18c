import type {ReactNode} from 'react';
import {sampleTargets} from '../../contract/samples/target';
import {sampleTarget, useReaderSetting} from '../../hooks/readerSetting';

/** Switches every sample of the site between the cloud and the sandbox on the reader's machine. */
export default function TargetSwitch(): ReactNode {
  const [chosen, select] = useReaderSetting(sampleTarget);
  return (
    <div role="group" aria-label="Where samples send requests" className="tabs">
      {sampleTargets.map(({id, label}) => (
        <button
          key={id}
          type="button"
          className="tabs__item"
          aria-pressed={id === chosen}
          data-value={id}
          onClick={({currentTarget}) => select(id, currentTarget)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
