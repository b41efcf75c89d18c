export declare const readData: (file: string) => Readonly<Record<string, unknown>>;
