// Generates libraries for `generateInProcess`, request by request.
import {
  generateLibraries,
  type GenerationRequest,
  type GenerationResponse,
} from './generateLibraries';

const toProblem = (error: Error): string =>
  error.name === 'LibraryReferenceError' ? error.message : (error.stack ?? error.message);

process.on('message', (request: GenerationRequest) => {
  // A build that has failed meanwhile takes no response; without a callback, that would throw.
  const respond = (response: GenerationResponse): void =>
    void process.send?.(response, undefined, undefined, () => undefined);
  generateLibraries(request).then(
    () => respond({}),
    (error: Error) => respond({problem: toProblem(error)}),
  );
});

// Ctrl+C ends the development server and this process; only an exit removes the staged sources.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
// A build that fails meanwhile is gone: nobody reads what is written for it.
process.once('disconnect', () => process.exit());
