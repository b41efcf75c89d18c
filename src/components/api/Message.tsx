import type {ReactNode} from 'react';
import type {MessageView} from '../../contract/view/types';
import Content, {type ContentProps} from './Content';
import Facts from './Facts';
import Parameters from './Parameters';
import PartTitle, {type PartTitleProps} from './PartTitle';
import Responses from './Responses';
import RichText from './RichText';
import operationStyles from './operation.module.css';
import chipStyles from './chips.module.css';

export interface MessageProps {
  readonly message: MessageView;
}

/** What a request is for, in words. */
export function MessagePurpose({
  message: {text, deprecated, facts},
  children,
}: MessageProps & {readonly children?: ReactNode}): ReactNode {
  return (
    <>
      {deprecated === true && (
        <p>
          <span className={chipStyles.warning}>deprecated</span>
        </p>
      )}
      <RichText content={text} />
      {children !== undefined && <ul className={operationStyles.facts}>{children}</ul>}
      <Facts facts={facts} />
    </>
  );
}

/** The contents of a request and its responses, in either direction. */
export function MessageParts({
  message: {id, parameters, body, responses},
  level,
  aside,
}: MessageProps & Pick<PartTitleProps, 'level'> & Pick<ContentProps, 'aside'>): ReactNode {
  return (
    <>
      <Parameters parameters={parameters} level={level} of={id} />
      {body !== undefined && (
        <section>
          <PartTitle level={level} of={id} title="Body" />
          {body.text !== undefined && <RichText content={body.text} />}
          {body.contents.map((content) => (
            <Content
              key={content.mediaType}
              content={content}
              required={body.required}
              aside={aside}
            />
          ))}
        </section>
      )}
      <Responses responses={responses} level={level} of={id} aside={aside} />
    </>
  );
}
