import {useId, useState, type ReactNode} from 'react';
import {frameworks, writeReceiver, type Framework} from '../../webhooks/sign/receivers';
import type {Algorithm} from '../../webhooks/verify/algorithms';
import TabList from '../Workbench/TabList';
import OutputCode from './OutputCode';

interface ReceiverTabsProps {
  readonly algorithm: Algorithm;
}

/** A receiver that verifies the raw body, for each framework. */
export default function ReceiverTabs({algorithm}: ReceiverTabsProps): ReactNode {
  const id = useId();
  const [framework, setFramework] = useState<Framework>('Express');
  const {file, code} = writeReceiver(framework, algorithm);
  return (
    <>
      <TabList
        id={id}
        label="Receiver"
        names={frameworks}
        selected={framework}
        onSelect={setFramework}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${framework}`}>
        <OutputCode title={file} text={code} />
      </div>
    </>
  );
}
