interface LoaderContext {
  readonly resourcePath: string;
  readonly getOptions: () => {readonly reader: string};
}
declare function readLoader(this: LoaderContext, source: string): string;
export default readLoader;
