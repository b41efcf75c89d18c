import type {ReactNode} from 'react';
import type {FormField} from '../../../sandbox/formTypes';
import Combobox from '../Combobox';
import Stepper from './Stepper';
import {CheckToggles, RadioToggles} from './Toggles';

export interface FieldProps {
  readonly field: FormField;
  readonly value: string;
  /** What the API would say about the value. */
  readonly problem: string | undefined;
  /** Values that are not in the contract: versions, places. */
  readonly offered?: readonly (readonly [value: string, meaning: string])[] | undefined;
  readonly onChange: (value: string) => void;
  /** For a value that is chosen rather than typed. Default: `onChange`. */
  readonly onChoose?: ((value: string) => void) | undefined;
}

/** How a control is tied to its label, hint and problem. */
interface ControlIds {
  readonly id: string;
  readonly describedBy: string | undefined;
}

interface ControlProps extends FieldProps {
  readonly ids: ControlIds;
}

/** Longer values have room for several lines. */
const isLong = (type: string): boolean => /^(?:object|array)/.test(type);

/** The control that suits the schema of a field; a field for text where none does. */
export default function Control(props: ControlProps): ReactNode {
  const {field, value, problem, offered, onChange, onChoose = onChange, ids} = props;
  const {listOf, values, range, type, standard, example} = field;
  const common = {
    id: ids.id,
    'aria-required': field.required,
    'aria-invalid': problem !== undefined,
    'aria-describedby': ids.describedBy,
  };
  const placeholder = standard ?? (example === undefined ? undefined : `For example ${example}`);
  if (listOf !== undefined)
    return <CheckToggles names={listOf} value={value} onChange={onChange} />;
  if (offered !== undefined) {
    return (
      <Combobox
        id={ids.id}
        options={offered.map(([one, label]) => ({value: one, label, detail: one}))}
        text={value}
        onChoose={onChoose}
        onType={onChange}
        isInvalid={problem !== undefined}
        describedBy={ids.describedBy}
        placeholder={placeholder}
      />
    );
  }
  if (values !== undefined && values.length <= 4)
    return <RadioToggles {...{field, value, onChange}} />;
  const choices = type === 'boolean' ? BOOLEANS : values;
  if (choices !== undefined) {
    return (
      <select {...common} value={value} onChange={({target}) => onChange(target.value)}>
        <option value="">{standard === undefined ? 'not sent' : `not sent: ${standard}`}</option>
        {choices.some(([one]) => one === value) || value === '' || <option>{value}</option>}
        {choices.map(([one, meaning]) => (
          <option key={one} value={one}>
            {meaning === '' ? one : `${one}: ${meaning}`}
          </option>
        ))}
      </select>
    );
  }
  if (range !== undefined)
    return <Stepper {...{range, standard, value, onChange}} name={field.name} input={common} />;
  return isLong(type) ? (
    <textarea
      {...common}
      rows={3}
      value={value}
      placeholder={toPlaceholder(props)}
      spellCheck={false}
      onChange={({target}) => onChange(target.value)}
    />
  ) : (
    <input
      {...common}
      value={value}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      onChange={({target}) => onChange(target.value)}
    />
  );
}

const BOOLEANS = [
  ['true', ''],
  ['false', ''],
] as const;

/** An object with its properties, as JSON. */
const toPlaceholder = ({field: {fields, example}}: ControlProps): string | undefined =>
  fields === undefined
    ? example
    : `{${fields.map(({name, type}) => `"${name}": ${type.startsWith('string') ? '"…"' : '…'}`).join(', ')}}`;
