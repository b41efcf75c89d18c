import client = require('%%name.client%%');

const options: client.TransportAPIOptions = {apiKey: 'key', type: 'iso'};
console.log(new client.TransportAPIClient(options).supportedAPIVersion);
