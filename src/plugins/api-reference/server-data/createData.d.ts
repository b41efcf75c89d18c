export declare const createData: (file: string) => Readonly<Record<string, unknown>>;
