import type {ReactNode} from 'react';
import type {FieldView, OperationView, ParameterView} from '../../contract/view/types';
import type {RequestValues} from '../../sandbox/cases';
import {getOperation} from '../../sandbox/cases/toRequest';
import BodyField from './BodyField';
import {getValue, setValue, type Place} from './editValues';
import Field from './Field';
import styles from './panel.module.css';

export interface FieldsProps {
  readonly operation: OperationView;
  readonly values: RequestValues;
  readonly onEdit: (values: RequestValues) => void;
}

interface FieldGroup {
  readonly place: Place;
  readonly title: string;
  readonly fields: readonly (FieldView | ParameterView)[];
}

/** Every field of the contract, by its place in the request. */
export default function Fields({operation, values, onEdit}: FieldsProps): ReactNode {
  const groups = listGroups(operation, values).filter(({fields}) => fields.length > 0);
  return (
    <>
      {groups.map(({place, title, fields}) => {
        const rows = fields.map((field) => (
          <Field
            key={field.id}
            field={field}
            value={getValue(values, place, field.name)}
            isValid={getValidator(operation.id, place, field.name)}
            onChange={(value) => onEdit(setValue(values, place, field.name, value))}
          />
        ));
        const list = <div className={styles.fields}>{rows}</div>;
        const sent = fields.filter(({name}) => getValue(values, place, name) !== '').length;
        if (place !== 'header') {
          return (
            <fieldset key={place} className={styles.group}>
              <legend>{title}</legend>
              {list}
            </fieldset>
          );
        }
        return (
          <details key={place} className={styles.more}>
            <summary>
              {title}, optional{sent > 0 && ` (${sent} set)`}
            </summary>
            <fieldset className={styles.group}>
              <legend>{title}</legend>
              {list}
            </fieldset>
          </details>
        );
      })}
      {values.body !== undefined && (
        <BodyField
          operation={operation}
          body={values.body}
          onChange={(body) => onEdit({...values, body})}
        />
      )}
    </>
  );
}

function listGroups({id, parameters, body}: OperationView, values: RequestValues): FieldGroup[] {
  const isFile = (name: string): boolean =>
    getOperation(id).bodies.some(({fields}) =>
      fields.some((field) => field.name === name && field.fileType !== undefined),
    );
  const of = (place: ParameterView['place']): ParameterView[] =>
    parameters.filter((parameter) => parameter.place === place);
  const multipart =
    values.parts === undefined
      ? undefined
      : body?.contents.find(({mediaType}) => mediaType === 'multipart/form-data');
  return [
    {place: 'path', title: 'Path', fields: of('path')},
    {place: 'query', title: 'Query', fields: of('query')},
    {
      place: 'part',
      title: 'Parts of the body',
      fields: (multipart?.schema?.fields ?? []).filter(({name}) => !isFile(name)),
    },
    {place: 'cookie', title: 'Cookies', fields: of('cookie')},
    {place: 'header', title: 'Headers', fields: of('header')},
  ];
}

/** The validator of the contract, as the sandbox uses it. */
function getValidator(
  operationId: string,
  place: Place,
  name: string,
): ((value: string) => boolean) | undefined {
  const {parameters, bodies} = getOperation(operationId);
  return place === 'part'
    ? bodies.flatMap(({fields}) => fields).find((field) => field.name === name)?.isValid
    : parameters.find((parameter) => parameter.in === place && parameter.name === name)?.isValid;
}
