declare function loadData(this: {readonly resourcePath: string}, source: string): string;
export default loadData;
