import type {ReactNode} from 'react';
import {changeSources} from '../../contract/history/ChangeEntry';
import styles from './styles.module.css';

const CHOICES = [['all', 'Everything'], ...Object.entries(changeSources)];

/** Shows the entries of one API or library. The style sheet does it, so it works without script. */
export default function SourceFilter(): ReactNode {
  return (
    <fieldset className={`no-search ${styles.filter}`}>
      <legend>Show</legend>
      {CHOICES.map(([value, label]) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name="source"
            value={value}
            defaultChecked={value === 'all'}
            autoComplete="off"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
