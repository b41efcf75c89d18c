import type {ReactNode} from 'react';
import {places} from '../../data/countries';
import {apiVersions} from '../../sandbox/contract';
import type {RequestValues} from '../../sandbox/cases';
import {getOperation} from '../../sandbox/cases/toRequest';
import type {FormField, FormParameter} from '../../sandbox/formTypes';
import {chooseCase, chooseValues, editValues} from './actions';
import type {Current} from './benchState';
import {createPart} from './createPart';
import {getValue, setValue, type Place} from './editValues';
import Field from './fields/Field';
import styles from './fields/fields.module.css';
import Switch from './fields/Switch';
import KeyField from './KeyField';
import {describeProblem} from './describeProblem';
import SimulatedResponse from './SimulatedResponse';

const JsonBody = createPart(async () => (await import('./fields/JsonBody')).default);

interface FieldGroup {
  readonly place: Place;
  readonly title: string;
  readonly fields: readonly FormField[];
}

/** The request: what to simulate, the key, and every field of the contract by its place. */
export default function RequestPane({api, form, draft}: Current): ReactNode {
  const {values, caseName} = draft;
  return (
    <>
      <SimulatedResponse form={form} chosen={caseName} onChoose={chooseCase} />
      <KeyField form={form} values={values} onEdit={editValues} />
      {listGroups(form.parameters, form.parts, values).map(({place, title, fields}) => (
        <fieldset key={place} className={styles.group}>
          <legend>{title}</legend>
          {fields.map((field) => {
            const {name} = field;
            const value = getValue(values, place, name);
            const edit = (changed: string): RequestValues => setValue(values, place, name, changed);
            const onChange = (changed: string): void => editValues(edit(changed));
            return isSwitch(place, field, value) ? (
              <Switch key={name} field={field} value={value} onChange={onChange} />
            ) : (
              <Field
                key={name}
                field={field}
                value={value}
                problem={describeProblem(form.id, place, field, value)}
                offered={getOffered(api, place, name, values)}
                onChange={onChange}
                // The response of another version is seen at once.
                {...(place === 'header' && {
                  onChoose: (chosen: string) => chooseValues(edit(chosen)),
                })}
              />
            );
          })}
        </fieldset>
      ))}
      {values.body !== undefined && (
        <JsonBody
          key={form.id}
          form={form}
          body={values.body}
          onChange={(body) => editValues({...values, body})}
        />
      )}
    </>
  );
}

/** A header that only switches something on. */
const isSwitch = (place: Place, {type}: FormField, value: string): boolean =>
  place === 'header' && type === 'boolean' && /^(?:true)?$/.test(value);

/** Values that the contract does not list: the versions of results, and places of the region. */
function getOffered(
  api: string,
  place: Place,
  name: string,
  {pathParameters}: RequestValues,
): readonly (readonly [string, string])[] | undefined {
  if (place === 'header' && name === 'x-api-version')
    return listVersions(api)?.map((version) => [version, `Version ${version}`] as const);
  const region = pathParameters['region'];
  if (place !== 'part' || name !== 'location' || region === undefined) return undefined;
  return places
    .filter((one) => one.region.toLowerCase() === region.toLowerCase() && one.location !== 'NONE')
    .map((one) => [one.location, one.name]);
}

/** The versions of a result's structure, the newest first. */
const listVersions = (api: string): readonly string[] | undefined =>
  api === 'vehicle' || api === 'transport' ? [...apiVersions[api]].reverse() : undefined;

function listGroups(
  parameters: readonly FormParameter[],
  parts: readonly FormField[] | undefined,
  values: RequestValues,
): readonly FieldGroup[] {
  const {bodies} = getOperation(values.operationId);
  const isFile = ({name}: FormField): boolean =>
    bodies.some(({fields}) => fields.some((field) => field.name === name && field.isFile));
  const of = (place: FormParameter['place']): readonly FormParameter[] =>
    parameters.filter((parameter) => parameter.place === place);
  const groups: readonly FieldGroup[] = [
    {place: 'path', title: 'Path', fields: of('path')},
    {place: 'query', title: 'Query', fields: of('query')},
    {
      place: 'part',
      title: 'Body',
      fields: values.parts === undefined ? [] : (parts ?? []).filter((field) => !isFile(field)),
    },
    {place: 'cookie', title: 'Cookies', fields: of('cookie')},
    {place: 'header', title: 'Headers', fields: of('header')},
  ];
  return groups.filter(({fields}) => fields.length > 0);
}
