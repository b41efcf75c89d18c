import {expect, it} from 'vitest';
import {getHeader} from './headers';

it('takes headers that a page may not set, and no instruction to the sandbox for one of them', () => {
  const request = new Request('https://sandbox.example', {
    headers: {'x-sandbox-client-date': 'today', 'x-sandbox-status': '503'},
  });
  expect(getHeader(request, 'Date')).toBe('today');
  expect(getHeader(request, 'Status')).toBeNull();
});
