import {useId, type ReactNode} from 'react';
import {algorithmNames, type Algorithm} from '../../webhooks/verify/algorithms';
import styles from './styles.module.css';

interface AlgorithmChoiceProps {
  readonly label: string;
  readonly value: Algorithm;
  readonly onChange: (algorithm: Algorithm) => void;
}

/** One of the twelve algorithms. */
export default function AlgorithmChoice({label, value, onChange}: AlgorithmChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="portal-field"
        autoComplete="off"
        value={value}
        onChange={({currentTarget}) => {
          const chosen = algorithmNames.find((name) => name === currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {algorithmNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
