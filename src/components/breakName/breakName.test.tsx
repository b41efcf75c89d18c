import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {breakName} from '.';

it.each([
  ['AsymmetricSignatureConfig', 'Asymmetric|Signature|Config'],
  ['StorageAndHookAPIClient', 'Storage|And|Hook|API|Client'],
  ['get_paid_subscriptions()', 'get_|paid_|subscriptions()'],
  ['webhook.signature.algorithm', 'webhook.|signature.|algorithm'],
  ['ISO6346_container_number', 'ISO6346_|container_|number'],
  ['Errors of AsymmetricSignatureConfig', 'Errors of Asymmetric|Signature|Config'],
])('breaks %s between its words', (text, expected) => {
  expect(renderToStaticMarkup(<>{breakName(text)}</>)).toBe(expected.replaceAll('|', '<wbr/>'));
});

it.each(['PlateResult', 'Frequently asked questions', 'Responses of getEvents', ''])(
  'leaves %j, whose words fit, as it is',
  (text) => {
    expect(renderToStaticMarkup(<>{breakName(text)}</>)).toBe(text);
  },
);
