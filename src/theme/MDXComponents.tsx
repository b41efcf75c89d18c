// Change: adds the components that documents use without an import, and wraps tables so that they
// scroll.
import MDXComponents from '@theme-original/MDXComponents';
import BilledStatuses from '../components/BilledStatuses';
import FlowDiagram from '../components/FlowDiagram';
import ForTarget from '../components/ForTarget';
import Limit from '../components/Limit';
import LimitTable from '../components/LimitTable';
import OlderNamesTable from '../components/OlderNamesTable';
import PictureAdvice from '../components/PictureAdvice';
import PlanTable from '../components/PlanTable';
import PlateFigure from '../components/PlateFigure';
import Prerequisites from '../components/Prerequisites';
import ResizingExample from '../components/ResizingExample';
import ResizingTable from '../components/ResizingTable';
import SampleFile from '../components/SampleFile';
import SamplePicture from '../components/SamplePicture';
import SequenceDiagram from '../components/SequenceDiagram';
import ShutterTable from '../components/ShutterTable';
import SizingTable from '../components/SizingTable';
import StateDiagram from '../components/StateDiagram';
import Table from '../components/Table';
import TargetSwitch from '../components/TargetSwitch';

export default {
  ...MDXComponents,
  BilledStatuses,
  FlowDiagram,
  ForTarget,
  Limit,
  LimitTable,
  OlderNamesTable,
  PictureAdvice,
  PlanTable,
  PlateFigure,
  Prerequisites,
  ResizingExample,
  ResizingTable,
  SampleFile,
  SamplePicture,
  SequenceDiagram,
  ShutterTable,
  SizingTable,
  StateDiagram,
  TargetSwitch,
  table: Table,
};
