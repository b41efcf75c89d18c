export declare const readLiteral: (file: string) => string;
export declare const readData: (file: string) => unknown;
