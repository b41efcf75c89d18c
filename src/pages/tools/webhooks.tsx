import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ToolPage from '../../components/ToolPage';
import WebhookLab from '../../widgets/WebhookLab';
import LabText from '../../widgets/WebhookLab/LabText';

export default function Webhooks(): ReactNode {
  return (
    <ToolPage
      path="tools/webhooks"
      title="Webhook lab"
      description="Verify and sign webhook requests and SNS messages in your browser, and find out why a signature does not match: body, encoding, algorithm, or key."
      isWide
      lead={
        <>
          Paste a request of the{' '}
          <Link to="/content/downloadable-products/agent-docs/intro">vehicle detector agent</Link>{' '}
          and your key. The lab checks the signature step by step. If it does not match, the lab
          finds out why. It also signs requests for your tests, and checks messages of{' '}
          <Link to="/content/tutorials/hooks/introduction">cloud hooks</Link>.
        </>
      }
    >
      <WebhookLab />
      <LabText />
    </ToolPage>
  );
}
