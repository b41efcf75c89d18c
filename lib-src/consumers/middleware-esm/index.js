import assert from 'node:assert';
import {createServer} from 'node:http';
import {spawn} from 'node:child_process';
import {webhookSignatureValidator} from '%%name.middleware%%';

// The command of the package posts to the middleware of the package, both as installed.
const validator = webhookSignatureValidator({
  algorithm: 'HS256',
  secret: 'example-secret-of-64-characters-for-documentation-only-never-use',
});
const texts = [];
const server = createServer((request, response) =>
  validator(request, response, () => {
    texts.push(request.body.event.plate.unicodeText);
    response.writeHead(204).end();
  }),
);
server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${server.address().port}/webhook`;
  const command = spawn(
    '%%name.middleware%%',
    ['send', '--url', url, '--algorithm', 'HS256', '--secret-file', 'secret.txt'],
    {stdio: 'inherit'},
  );
  command.on('exit', (status) => {
    server.close();
    assert.deepStrictEqual([status, texts], [0, ['ABC123']]);
  });
});
