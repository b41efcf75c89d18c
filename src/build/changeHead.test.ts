import {expect, it} from 'vitest';
import {changeHead} from './changeHead';

const change = (head: string): string => head.replaceAll('a.js', 'b.js');

it('leaves all that follows a head alone, and takes a page without one as a whole', () => {
  const body = '</head><body>a.js</head>a.js</body>';
  expect(changeHead(`<head><script src=a.js></script>${body}`, change)).toBe(
    `<head><script src=b.js></script>${body}`,
  );
  expect(changeHead('<p>a.js', change)).toBe('<p>b.js');
});
