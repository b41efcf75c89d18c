import {APIConfigError, VehicleAPIClient} from '%%name.client%%';

/** Called by the test, in a page. */
globalThis.recognize = async (endpoint) => {
  const client = new VehicleAPIClient({
    apiKey: 'test_default',
    endpoint,
    inputImageLocation: {region: 'eur'},
    services: {anpr: true},
  });
  const picture = await (await fetch('/picture.jpg')).blob();
  const ofFile = await client.send(new File([picture], 'car.jpg', {type: picture.type}));
  const frame = document.body.appendChild(document.createElement('iframe'));
  const ofFrame = await client.send(new frame.contentWindow.File([picture], 'car.jpg'));
  const ofStream = await client.send(picture.stream());
  return {
    ofFile: ofFile.data.vehicles[0].plate.unicodeText,
    ofFrame: ofFrame.data.vehicles[0].plate.unicodeText,
    ofStream: ofStream.data.vehicles[0].plate.unicodeText,
    ofPath: await client
      .send('car.jpg')
      .catch((error) => error instanceof APIConfigError && error.message),
    aborted: await client.send(picture, {signal: AbortSignal.abort()}).catch((error) => error.code),
    redirected: await new VehicleAPIClient({
      apiKey: 'k',
      endpoint: `${location.origin}/redirect`,
      inputImageLocation: {region: 'eur'},
      services: {anpr: true},
    })
      .send(picture)
      .catch((error) => error.code),
  };
};
