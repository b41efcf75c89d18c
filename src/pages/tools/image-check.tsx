import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import ToolPage from '../../components/ToolPage';
import ImageCheck from '../../widgets/ImageCheck';
import ImageCheckText from '../../widgets/ImageCheck/ImageCheckText';

export default function ImageCheckPage(): ReactNode {
  return (
    <ToolPage
      path="tools/image-check"
      title="Image check"
      description="Check whether images are good enough for recognition, in your browser: size, resizing, blur, exposure, contrast, noise, character height, and angles."
      isWide
      lead={
        <>
          Find out whether images are good enough before you buy a camera or spend a credit. The
          page measures them and compares each value with the{' '}
          <Link to="/content/tutorials/vehicle-api/input-image-guide">input image guide</Link>. It
          does not recognize plates.
        </>
      }
    >
      <ImageCheck />
      <ImageCheckText />
    </ToolPage>
  );
}
