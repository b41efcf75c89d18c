import {limits} from '../../data/limits';
import {apiVersions, fieldVersions} from '../contract';
import {accept, isHeaderOn, type Handler, type ImagePart} from '../exchange';
import {selectCodes} from '../recognition/codes';
import {toSha256} from '../recognition/digest';
import {getImageSize} from '../recognition/imageFormat';
import {toVersion} from '../recognition/responseVersion';
import {simulateCodes} from '../recognition/simulated';
import {simulateTimes} from '../recognition/timing';
import {getWantedVersion} from '../rules/recognition';
import {findSample} from '../samples';
import {storeEvent} from '../delivery/storeEvent';

async function identifyPicture({bytes}: ImagePart) {
  const sha256 = await toSha256(bytes);
  return {
    sha256,
    size: getImageSize(bytes) ?? {width: 1, height: 1},
    sample: findSample(sha256),
  };
}

const readCargoCode: Handler = async (exchange) => {
  const {parts = {}, images = [], pathParameters} = exchange;
  const type = pathParameters['type'] ?? '';
  const pictures = await Promise.all(images.map(identifyPicture));
  // All images show one object: the first unknown image decides what is made up for the others.
  const unknown = pictures.find(({sample}) => sample === undefined);
  const codes = selectCodes(
    pictures.map(
      ({size, sample}) => sample?.codes ?? simulateCodes(unknown?.sha256 ?? '', size, type),
    ),
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
    'x-sandbox-simulated': String(unknown !== undefined),
    ...(names.length === 0 ? {} : {'x-sandbox-sample': names.join(', ')}),
  });
};

export const transportHandlers = {
  readCargoCode,
  listTransportVersions: () => accept(apiVersions.transport),
} satisfies Record<string, Handler>;
