import type {InputHTMLAttributes, ReactNode} from 'react';
import styles from './fields.module.css';

export interface StepperProps {
  readonly range: readonly [min: number, max: number];
  readonly standard: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}

/**
 * An integer, with a step down and up. Any text can be typed, to see what the API says. A button at
 * the end of the range keeps the focus.
 */
export default function Stepper({
  range: [min, max],
  standard,
  name,
  value,
  onChange,
  input,
}: StepperProps): ReactNode {
  const current = value === '' ? Number(standard ?? min) : Number(value);
  const step = (by: number): void => {
    const from = Number.isInteger(current) ? current : min;
    onChange(String(Math.min(max, Math.max(min, from + by))));
  };
  return (
    <div className={styles.stepper}>
      <button
        type="button"
        aria-label={`Decrease ${name}`}
        aria-disabled={current <= min}
        onClick={() => current > min && step(-1)}
      >
        −
      </button>
      <input
        {...input}
        inputMode="numeric"
        autoComplete="off"
        placeholder={standard}
        value={value}
        onChange={({target}) => onChange(target.value)}
      />
      <button
        type="button"
        aria-label={`Increase ${name}`}
        aria-disabled={current >= max}
        onClick={() => current < max && step(1)}
      >
        +
      </button>
    </div>
  );
}
