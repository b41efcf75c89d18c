import {CodeType, TransportAPIClient} from '%%name.client%%';

const client = new TransportAPIClient({
  apiKey: process.env.%%env.apiKey%%,
  endpoint: process.env.%%env.apiUrl%%,
  type: CodeType.ISO,
  disableISOCode: true,
  disableChecksumCheck: true,
  disableImageResizing: true,
  enableWideRangeAnalysis: true,
  maxReads: 3,
  retryCount: 5,
});

const {data} = await client.send('container-iso.jpg');
for (const {code} of data.codes) console.log(code);
