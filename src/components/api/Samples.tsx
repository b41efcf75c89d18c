import Link from '@docusaurus/Link';
import type {KeyboardEvent, ReactNode} from 'react';
import {sampleLanguages, type SampleLanguageId} from '../../contract/samples/languages';
import type {SampleView} from '../../contract/view/types';
import {stepTabs} from '../../hooks/stepTabs';
import {sampleLanguage, useReaderSetting} from '../../hooks/readerSetting';
import CodeBlock from '../CodeBlock';
import TargetSwitch from '../TargetSwitch';
import styles from './samples.module.css';

export interface SamplesProps {
  readonly samples: readonly SampleView[];
  /** Of the operation, to make ids from. */
  readonly id: string;
}

/** How to start the sandbox. */
const SANDBOX_GUIDE = '/content/tutorials/vehicle-api/getting-started?target=sandbox#where';

const getLanguage = (id: SampleLanguageId): (typeof sampleLanguages)[number] =>
  sampleLanguages.find((language) => language.id === id) ?? sampleLanguages[0];

/**
 * The call in every language. The chosen one is kept across pages and in the address.
 * Which panel shows is decided by an attribute of the page, so that it is right before script runs.
 */
export default function Samples({samples, id}: SamplesProps): ReactNode {
  const [chosen, select] = useReaderSetting(sampleLanguage);
  const selected = samples.some((sample) => sample.id === chosen) ? chosen : samples[0]?.id;

  const handleKey = (event: KeyboardEvent<HTMLButtonElement>, index: number): void => {
    const next = stepTabs(samples, index, event.key);
    if (next === undefined) return;
    event.preventDefault();
    const tab = document.getElementById(`${id}-tab-${next.id}`);
    if (tab === null) return;
    select(next.id, tab);
    tab.focus();
  };

  return (
    <div className={styles.samples}>
      <TargetSwitch />
      <div role="tablist" aria-label="Language of the sample" className={`tabs ${styles.tabs}`}>
        {samples.map((sample, index) => (
          <button
            key={sample.id}
            type="button"
            role="tab"
            className="tabs__item"
            id={`${id}-tab-${sample.id}`}
            data-value={sample.id}
            aria-selected={sample.id === selected}
            aria-controls={`${id}-sample-${sample.id}`}
            tabIndex={sample.id === selected ? 0 : -1}
            onClick={(event) => select(sample.id, event.currentTarget)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {getLanguage(sample.id).label}
          </button>
        ))}
      </div>
      <p className={`no-search ${styles.hint}`} data-target="sandbox">
        Runs against <Link to={SANDBOX_GUIDE}>the sandbox on your machine</Link>.
      </p>
      {samples.map((sample) => (
        <Panel key={sample.id} sample={sample} operation={id} />
      ))}
    </div>
  );
}

function Panel({
  sample: {id, code},
  operation,
}: {
  readonly sample: SampleView;
  readonly operation: string;
}): ReactNode {
  const {label, language} = getLanguage(id);
  return (
    <div
      role="tabpanel"
      id={`${operation}-sample-${id}`}
      aria-label={label}
      data-label={label}
      data-value={id}
      className={styles.panel}
    >
      <CodeBlock runs={code} language={language} />
    </div>
  );
}
