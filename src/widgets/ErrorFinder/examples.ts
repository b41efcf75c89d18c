/** Texts to try the page with; a test explains each. */
export const examples: readonly {readonly label: string; readonly text: string}[] = [
  {
    label: 'Response',
    text: `HTTP/1.1 400 Bad Request
content-type: application/json

{"message":"Invalid maxreads: expected an integer from 1 to 5."}`,
  },
  {
    label: 'Log line',
    text: '2026-11-20T12:00:04Z level=error msg="recognition failed" status=429 source=gate-1',
  },
  {
    label: 'Exception',
    text: 'ConnectionError: POST http://localhost:4010/vehicle/eur: no response from localhost:4010 (ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:4010).',
  },
  {label: 'Exit code', text: 'worker-1 exited with code 12'},
];
