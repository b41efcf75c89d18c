import {describe, expect, it} from 'vitest';
import {checkProduct} from './checkProduct';

const names = {name: 'Acme Vision', slug: 'acme-vision', packageScope: '@acme/'};
const slug =
  'at most 63 lower-case letters, digits and hyphens, of which the first is a letter and the last no hyphen, such as "acme-vision"';
const scope = 'nothing, or the scope with its "@" and "/", such as "@acme/"';
const name =
  'letters, digits, and between them spaces, "&", "+", "." and "-", such as "Acme Vision"';

describe('checkProduct', () => {
  it.each([
    {},
    {slug: 'a'},
    {slug: 'acme2'},
    {slug: 'a'.repeat(63)},
    {name: 'A'},
    {name: 'Ácme'},
    {name: 'Müller & Söhne 2.0'},
    {name: 'Acme+'},
    {name: '3M-Vision'},
    {packageScope: ''},
    {packageScope: '@a.b_c-d/'},
  ])('accepts %j', (changed) => {
    expect(() => checkProduct({...names, ...changed})).not.toThrow();
  });

  it.each([
    ['slug', '', slug],
    ['slug', 'Acme', slug],
    ['slug', 'acme vision', slug],
    ['slug', 'acme_vision', slug],
    ['slug', '1acme', slug],
    ['slug', '-acme', slug],
    ['slug', 'acme-', slug],
    ['slug', 'acme\n', slug],
    ['slug', 'a'.repeat(64), slug],
    ['name', '', name],
    ['name', ' Acme', name],
    ['name', 'Acme\nVision', name],
    ['name', "Acme's Vision", name],
    ['name', 'Acme "Vision"', name],
    ['name', 'Acme: Vision', name],
    ['name', 'Acme <b>', name],
    ['name', '{Acme}', name],
    ['name', '& Acme', name],
    ['packageScope', 'acme', scope],
    ['packageScope', '@acme', scope],
    ['packageScope', 'acme/', scope],
    ['packageScope', '@Acme/', scope],
    ['packageScope', '@acme/x/', scope],
  ])('rejects the %s %j', (field, value, expected) => {
    expect(() => checkProduct({...names, [field]: value})).toThrow(
      new Error(
        `- src/portal/product.ts: \`${field}\` cannot be used, got ${JSON.stringify(value)}. Expected: ${expected}.`,
      ),
    );
  });

  it('names all fields at once', () => {
    const check = () => checkProduct({name: '', slug: '', packageScope: 'x'});
    expect(check).toThrow(/`name`.*\n.*`slug`.*\n.*`packageScope`/);
  });
});
