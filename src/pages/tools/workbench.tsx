import type {ReactNode} from 'react';
import ToolLayout from '../../components/ToolPage/ToolLayout';
import {apiCount} from '../../portal/apiIds';
import WorkbenchPage from '../../widgets/Workbench/WorkbenchPage';

export default function Workbench(): ReactNode {
  return (
    <ToolLayout
      path="tools/workbench"
      title="Workbench"
      description={`Try every operation of the ${apiCount} APIs in your browser, without a key: request, image, response, errors and code on one screen.`}
    >
      <WorkbenchPage />
    </ToolLayout>
  );
}
