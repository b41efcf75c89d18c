import {CodeType, TransportAPIClient} from '%%name.client%%';

const client = new TransportAPIClient({
  apiKey: process.env.%%env.apiKey%%,
  endpoint: process.env.%%env.apiUrl%%,
  type: CodeType.ISO,
});

// One or more views of the same object, in any order.
const {data} = await client.send('container-iso.jpg', 'imo-placard.jpg');
for (const {code, confidence} of data.codes) console.log(code, confidence);
