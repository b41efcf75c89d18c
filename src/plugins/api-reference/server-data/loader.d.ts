declare function loadData(this: {readonly resourcePath: string}): string;
export default loadData;
