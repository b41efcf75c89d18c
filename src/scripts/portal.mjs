// `npm run portal`: from a fresh clone to the portal in the browser.
import {spawn} from 'node:child_process';
import {checkNode} from './setup/checkNode.mjs';
import {installPackages} from './setup/installPackages.mjs';
import {runStep} from './setup/runStep.mjs';

async function main() {
  checkNode();
  await installPackages();
  await runStep('Building the portal', 'npm', ['run', '--silent', 'build']);
  const server = spawn('npm', ['run', '--silent', 'serve', '--', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // Ctrl+C reaches the server by itself; this process waits for its end.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.once('close', (code) => {
    process.exitCode = code ?? 0;
  });
}

main().catch((error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
