import {respond, type CheckRequest} from './checkRequests';

/** Runs in a worker: one picture after the other. */
let queue = Promise.resolve();

addEventListener('message', ({data}: MessageEvent<CheckRequest>) => {
  queue = queue.then(async () => postMessage(await respond(data)));
});
