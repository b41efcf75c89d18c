import {useId, type ReactNode} from 'react';
import ColoredCode from '../../components/CodeBlock/ColoredCode';
import TargetSwitch from '../../components/TargetSwitch';
import {createSandboxTarget, sampleLanguages, writeSample} from '../../contract/samples';
import {getTestKey} from '../../data/testKeys';
import {sampleLanguage, sampleTarget, useReaderSetting} from '../../hooks/readerSetting';
import type {Current, Exchange} from './benchState';
import CodeText from './CodeText';
import {KEY_HEADER} from './editValues';
import fields from './fields/fields.module.css';
import styles from './responsePane.module.css';
import {toCall} from './toCall';
import {toCodeRuns} from './toCodeRuns';

export interface RequestCodeProps {
  readonly current: Current;
  readonly shown: Exchange | undefined;
}

/** The request in each language: as it was sent, or as it is filled in before the first Send. */
export default function RequestCode({current, shown}: RequestCodeProps): ReactNode {
  const id = useId();
  const [chosen, select] = useReaderSetting(sampleLanguage);
  const [target] = useReaderSetting(sampleTarget);
  const {form, draft} = current;
  const values = shown?.values ?? draft.values;
  const call = toCall(values, form, form.server);
  // Our clients have no call for APIs of others, as `fetch` has none for a body of GET.
  const languages = sampleLanguages.filter(
    ({id: one}) => call === undefined || writeSample(call, one) !== undefined,
  );
  const language = languages.find((one) => one.id === chosen) ?? sampleLanguages[0];
  const code =
    call === undefined
      ? undefined
      : writeSample(
          call,
          language.id,
          target === 'sandbox'
            ? createSandboxTarget(values.headers[KEY_HEADER] ?? getTestKey(current.api))
            : undefined,
        );
  return (
    <>
      <TargetSwitch />
      <fieldset className={fields.group}>
        <legend className="portal-hidden">Language</legend>
        <div className={fields.toggles}>
          {languages.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name={id}
                checked={one.id === language.id}
                onChange={({target: pressed}) => select(one.id, pressed)}
              />
              <span>{one.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {code === undefined ? (
        <p className={styles.empty}>The body isn't valid JSON, so there is no code for it.</p>
      ) : (
        <CodeText subject="code" text={code}>
          <ColoredCode key={code} runs={toCodeRuns(code, language.language)} />
        </CodeText>
      )}
    </>
  );
}
