interface LoaderContext {
  readonly resourcePath: string;
  readonly getOptions: () => {readonly dir: string};
}
declare function markLoader(this: LoaderContext, source: string): string;
export default markLoader;
