declare module '*?highlight' {
  import type {HighlightedCode} from '@site/src/markdown/highlight/highlight';

  const sample: HighlightedCode;
  export default sample;
}
