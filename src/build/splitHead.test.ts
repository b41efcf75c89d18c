import {expect, it} from 'vitest';
import {splitHead} from './splitHead';

it('leaves all that follows a head alone, and takes a page without one as a whole', () => {
  const body = '</head><body>a.js</head>a.js</body>';
  expect(splitHead(`<head><script src=a.js></script>${body}`)).toEqual({
    head: '<head><script src=a.js></script>',
    body,
  });
  expect(splitHead('<p>a.js')).toEqual({head: '<p>a.js', body: ''});
});
