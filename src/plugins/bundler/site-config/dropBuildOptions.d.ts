declare function dropBuildOptions(source: string): string;
export default dropBuildOptions;
