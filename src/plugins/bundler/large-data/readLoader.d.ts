declare function readLoader(this: {readonly resourcePath: string}, source: string): string;
export default readLoader;
