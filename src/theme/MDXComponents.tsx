// Change: adds the components that documents use without an import.
import MDXComponents from '@theme-original/MDXComponents';
import Fact from '../components/Fact';
import PictureAdvice from '../components/PictureAdvice';
import PlateFigure from '../components/PlateFigure';
import Prerequisites from '../components/Prerequisites';
import ResizingTable from '../components/ResizingTable';
import SampleFile from '../components/SampleFile';
import SamplePicture from '../components/SamplePicture';
import SequenceDiagram from '../components/SequenceDiagram';
import ShutterTable from '../components/ShutterTable';
import StateDiagram from '../components/StateDiagram';

export default {
  ...MDXComponents,
  Fact,
  PictureAdvice,
  PlateFigure,
  Prerequisites,
  ResizingTable,
  SampleFile,
  SamplePicture,
  SequenceDiagram,
  ShutterTable,
  StateDiagram,
};
