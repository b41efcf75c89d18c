import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ToolPage from '../../components/ToolPage';
import HookStory from '../../widgets/HookStory';
import StoryText from '../../widgets/HookStory/StoryText';

export default function Hooks(): ReactNode {
  return (
    <ToolPage
      path="tools/hooks"
      title="Follow a hook"
      description="Follow a hook step by step in your browser: storage, registration, confirmation, signed messages, retries, duplicates, and the expiry of events."
      isWide
      lead={
        <>
          See who calls whom from the first request to the last retry, and read each HTTP message.
          You press the buttons, move the clock, and let the server fail. To build the server
          yourself, follow the{' '}
          <Link to="/content/tutorials/hooks/introduction">tutorial about hooks</Link>.
        </>
      }
    >
      <HookStory />
      <StoryText />
    </ToolPage>
  );
}
