import {memo, type ReactNode, type Ref} from 'react';
import {defaultScenario, profiles, retryNames} from '../../sandbox/simulation/Scenario';
import {retryLabels} from './describeScenario';
import {errorFields, goalFields, pictureFields, retryFields, senderFields} from './fields';
import {Field, NumberFields, SelectField} from './Fields';
import {toFormValues, type Problems} from './readForm';
import styles from './styles.module.css';

interface ScenarioFieldsProps {
  readonly problems: Problems;
  readonly fileRef: Ref<HTMLInputElement>;
  readonly priceRef: Ref<HTMLTextAreaElement>;
}

const values = toFormValues(defaultScenario);
const PROFILES = Object.entries(profiles).map(([name, {label}]) => [name, label] as const);
const RETRIES = retryNames.map((name) => [name, retryLabels[name]] as const);

/** The fields of a scenario, as they are at the start. */
export default memo(function ScenarioFields({
  problems,
  fileRef,
  priceRef,
}: ScenarioFieldsProps): ReactNode {
  const shared = {values, problems};
  return (
    <>
      <fieldset>
        <legend>Images</legend>
        <NumberFields fields={pictureFields.slice(0, 1)} {...shared} />
        <SelectField
          name="profile"
          label="Hours"
          note="in UTC, as plans count days"
          choices={PROFILES}
          {...shared}
        />
        <NumberFields fields={pictureFields.slice(1)} {...shared} />
        <FileField ref={fileRef} problem={problems['file']} />
      </fieldset>
      <fieldset>
        <legend>Senders and retries</legend>
        <NumberFields fields={senderFields} {...shared} />
        <label className={styles.check}>
          <input type="checkbox" name="isPaced" autoComplete="off" />
          <span>
            Start requests no faster than the plan allows (<code>rateLimit</code> of the client)
          </span>
        </label>
        <SelectField
          name="retry"
          label="Retry policy"
          note="A Retry-After of the response replaces a pause."
          choices={RETRIES}
          {...shared}
        />
        <NumberFields fields={retryFields} {...shared} />
      </fieldset>
      <fieldset>
        <legend>Errors, in % of the requests</legend>
        <NumberFields fields={errorFields} {...shared} />
      </fieldset>
      <fieldset>
        <legend>Choice of the plan</legend>
        <NumberFields fields={goalFields.slice(0, 1)} {...shared} />
        <Field
          name="country"
          label="Country"
          note="two letters; sets the currency of made-up prices, nothing else"
          problem={problems['country']}
        >
          {(field) => (
            <input
              {...field}
              className="portal-field"
              autoComplete="off"
              maxLength={2}
              defaultValue={values['country']}
            />
          )}
        </Field>
        <NumberFields fields={goalFields.slice(1)} {...shared} />
        <PriceField ref={priceRef} problem={problems['prices']} />
      </fieldset>
    </>
  );
});

interface FileFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly problem: string | undefined;
}

/** Without a name, so that no form contains it. */
function FileField({ref, problem}: FileFieldProps): ReactNode {
  return (
    <Field
      name="file"
      label="Or your own times (CSV)"
      note="One time in each line. Replaces the fields above. The file stays in this page."
      problem={problem}
    >
      {({name: _name, ...field}) => (
        <input {...field} ref={ref} type="file" accept=".csv,.txt,text/csv,text/plain" />
      )}
    </Field>
  );
}

interface PriceFieldProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly problem: string | undefined;
}

/** Without a name, so that no form contains it. */
function PriceField({ref, problem}: PriceFieldProps): ReactNode {
  return (
    <Field
      name="prices"
      label="Real prices (JSON)"
      note="Paste the response of GET /prices/{product}/{country}, which needs no key. It stays in this page."
      problem={problem}
    >
      {({name: _name, ...field}) => (
        <textarea
          {...field}
          ref={ref}
          className={`portal-field ${styles.prices}`}
          rows={3}
          autoComplete="off"
          spellCheck={false}
          // Browsers bring only the caret into sight, which may be behind the button.
          onFocus={({currentTarget}) => currentTarget.scrollIntoView({block: 'nearest'})}
        />
      )}
    </Field>
  );
}
