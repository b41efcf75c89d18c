import client = require('js-%%product%%-cloud-client');

const options: client.TransportAPIOptions = {apiKey: 'key', type: 'iso'};
console.log(new client.TransportAPIClient(options).supportedAPIVersion);
