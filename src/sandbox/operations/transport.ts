import {limits} from '../../data/limits';
import {apiVersions, fieldVersions} from '../contract';
import {accept, isHeaderOn, type Handler} from '../exchange';
import {selectCodes} from '../recognition/codes';
import {toVersion} from '../recognition/responseVersion';
import {simulateTimes} from '../recognition/timing';
import {getWantedVersion} from '../rules/recognition';
import {findSample, knownDigests} from '../samples';
import {storeEvent} from '../delivery/storeEvent';

const readCargoCode: Handler = async (exchange) => {
  const {parts = {}, images = [], pathParameters} = exchange;
  const type = pathParameters['type'] ?? '';
  const recognized = await exchange.recognize({
    images: images.map(({bytes}) => bytes),
    known: knownDigests,
    wanted: {type},
  });
  const pictures = recognized.map((image) => ({...image, sample: findSample(image.sha256)}));
  const codes = selectCodes(
    pictures.map(({codes: simulated = [], sample}) => sample?.codes ?? simulated),
    {
      type,
      maxReads: Number(parts['maxreads'] ?? limits.maxReadsDefault.value),
      withSizeType: !isHeaderOn(exchange, 'x-disable-iso-code'),
      withWrongCheckDigit: isHeaderOn(exchange, 'x-disable-checksum-check'),
      withFullAccrCode: isHeaderOn(exchange, 'x-enable-full-us-accr-code'),
    },
  );
  const nodetime = pictures.reduce(
    (total, {sha256, size}) => total + simulateTimes(exchange, sha256, size).nodetime,
    0,
  );
  const result = toVersion(
    {nodename: 'node-sandbox', nodetime, version: '', data: {codes}},
    getWantedVersion(exchange),
    fieldVersions.transport,
  );
  await storeEvent(exchange, 'transport', result);
  const names = pictures.flatMap(({sample}) => (sample === undefined ? [] : [sample.name]));
  return accept(result, {
    'x-sandbox-simulated': String(names.length < pictures.length),
    ...(names.length === 0 ? {} : {'x-sandbox-sample': names.join(', ')}),
  });
};

export const transportHandlers = {
  readCargoCode,
  listTransportVersions: () => accept(apiVersions.transport),
} satisfies Record<string, Handler>;
