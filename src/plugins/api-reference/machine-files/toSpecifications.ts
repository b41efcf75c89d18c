import {apiIds, type ApiId, type ContractDocument} from '../../../contract';

/** Which release of each specification a file was made from. */
export type Specifications = Readonly<
  Record<string, {readonly title: string; readonly version: string; readonly file: string}>
>;

export const toSpecifications = (
  contracts: Readonly<Record<ApiId, ContractDocument>>,
  address: string,
): Specifications =>
  Object.fromEntries(
    apiIds.map((id) => [
      id,
      {
        title: contracts[id].info.title,
        version: contracts[id].info.version,
        file: `${address}api/${id}.json`,
      },
    ]),
  );
