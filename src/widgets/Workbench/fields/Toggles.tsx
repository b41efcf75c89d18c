import {useId, type ReactNode} from 'react';
import type {FormField} from '../../../sandbox/formTypes';
import styles from './fields.module.css';

export interface CheckTogglesProps {
  readonly names: readonly string[];
  /** Names that are chosen, separated by commas. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Names of which any number can be chosen. What is sent and unknown can be taken out. */
export function CheckToggles({names, value, onChange}: CheckTogglesProps): ReactNode {
  const chosen = value.split(',').filter((name) => name !== '');
  const all = [...new Set([...names, ...chosen])];
  return (
    <div className={styles.toggles}>
      {all.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({target}) =>
              onChange(
                all
                  .filter((one) => (one === name ? target.checked : chosen.includes(one)))
                  .join(','),
              )
            }
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}

export interface RadioTogglesProps {
  readonly field: FormField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A few values of which one can be chosen; none if the field is optional. */
export function RadioToggles({field, value, onChange}: RadioTogglesProps): ReactNode {
  const {values = [], required, standard} = field;
  const group = useId();
  const known = values.map(([one]) => one);
  const all = [
    ...(required === true ? [] : ['']),
    ...new Set([...known, ...(value === '' ? [] : [value])]),
  ];
  return (
    <div className={styles.toggles}>
      {all.map((one) => (
        <label key={one}>
          <input type="radio" name={group} checked={value === one} onChange={() => onChange(one)} />
          <span>{one || `not sent${standard === undefined ? '' : `: ${standard}`}`}</span>
        </label>
      ))}
    </div>
  );
}
