import {createDefaultValues, type RequestValues} from '../../sandbox/cases';
import {
  getPictures,
  getValue,
  KEY_HEADER,
  setFurtherViews,
  setPicture,
  setValue,
  type Place,
} from './editValues';

/** The field whose default value is the remedy, by the rule that was broken. */
const FIELDS: Readonly<Record<string, readonly [place: Place, name: string]>> = {
  keyMissing: ['header', KEY_HEADER],
  invalidKey: ['header', KEY_HEADER],
  notAuthorised: ['header', KEY_HEADER],
  limitExceeded: ['header', KEY_HEADER],
  throttled: ['header', KEY_HEADER],
  storageDisabled: ['header', KEY_HEADER],
  tooManyHooks: ['header', KEY_HEADER],
  invalidService: ['part', 'service'],
  invalidMaxReads: ['part', 'maxreads'],
  invalidRoi: ['part', 'roi'],
  invalidCustomData: ['part', 'customData'],
  unknownLocation: ['part', 'location'],
  unknownRegion: ['path', 'region'],
  unknownType: ['path', 'type'],
  unknownVersion: ['header', 'x-api-version'],
  invalidLimit: ['query', 'limit'],
  invalidOrder: ['query', 'order'],
  invalidAfter: ['query', 'after'],
  invalidEndTime: ['query', 'endtime'],
  invalidToken: ['query', 'continuation-token'],
  unknownApi: ['path', 'api'],
  unknownProduct: ['path', 'product'],
  unknownCountry: ['path', 'country'],
  tooOld: ['query', 'starttime'],
  endBeforeStart: ['query', 'endtime'],
};

const PICTURE_RULES = ['tooLarge', 'invalidImage', 'imageMissing', 'imageWithoutFileName'];

/**
 * The request with the value that ends an error.
 *
 * @param rule name of the error
 * @returns undefined where the remedy is no value of the request
 */
export function fixRequest(values: RequestValues, rule: string): RequestValues | undefined {
  const defaults = createDefaultValues(values.operationId);
  const fixed = applyRemedy(values, rule, defaults);
  return fixed === undefined || JSON.stringify(fixed) === JSON.stringify(values)
    ? undefined
    : fixed;
}

function applyRemedy(
  values: RequestValues,
  rule: string,
  defaults: RequestValues,
): RequestValues | undefined {
  const {headers} = values;
  if (headers['x-sandbox-status'] !== undefined)
    return setValue(values, 'header', 'x-sandbox-status', '');
  if (PICTURE_RULES.includes(rule)) {
    const [picture, ...views] = getPictures(defaults);
    return setFurtherViews(setPicture(values, picture), views);
  }
  const {body: _body, method: _method, ...rest} = values;
  if (rule === 'notPost') return {...rest, ...pickBody(values)};
  if (rule === 'notMultipart') return {...rest, ...(defaults.parts && {parts: defaults.parts})};
  if (rule === 'invalidUrl' && 'hookUrl' in values.pathParameters)
    return copyField(values, defaults, 'path', 'hookUrl');
  if (rule === 'invalidBody' || rule === 'invalidUrl') return {...values, ...pickBody(defaults)};
  if (rule === 'invalidTime') {
    const [name] = ['before', 'starttime'].filter((one) => one in values.query);
    return name === undefined ? undefined : copyField(values, defaults, 'query', name);
  }
  const field = FIELDS[rule];
  return field === undefined ? undefined : copyField(values, defaults, ...field);
}

const pickBody = ({body}: RequestValues): Pick<RequestValues, 'body'> =>
  body === undefined ? {} : {body};

const copyField = (
  values: RequestValues,
  defaults: RequestValues,
  place: Place,
  name: string,
): RequestValues => setValue(values, place, name, getValue(defaults, place, name));
