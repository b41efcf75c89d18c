import {describe, expect, it} from 'vitest';
import {pictureCheckLimits} from '../../data/pictureChecks';
import type {CheckRequest, CheckResponse} from './checkRequests';
import type {PictureFacts} from './file/PictureFacts';
import {PictureChecker} from './PictureChecker';
import {PictureList} from './PictureList';

const toFile = (name: string): File =>
  Object.assign(new File(['GIF89a'], name), {webkitRelativePath: ''});

const FACTS: PictureFacts = {format: 'GIF', bytes: 6, orientation: 1, problem: 'format'};

/** A worker that acts as a test says. */
class FakeWorker {
  onmessage?: (event: {data: CheckResponse}) => void;
  onerror?: () => void;
  isTerminated = false;

  constructor(private readonly act: (worker: FakeWorker, request: CheckRequest) => void) {}

  postMessage(request: CheckRequest): void {
    queueMicrotask(() => this.act(this, request));
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function createChecker(act: ConstructorParameters<typeof FakeWorker>[0], timeoutMs = 5_000) {
  const workers: FakeWorker[] = [];
  const startWorker = (): Worker => {
    workers.push(new FakeWorker(act));
    return workers.at(-1) as unknown as Worker;
  };
  return {workers, checker: new PictureChecker({startWorker, timeoutMs})};
}

const respond = (worker: FakeWorker, {id}: CheckRequest): void =>
  worker.onmessage?.({data: {id, facts: FACTS}});

const whenIdle = async (list: PictureList): Promise<void> => {
  while (list.state.isBusy) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('the check of images', () => {
  it('sends one to the worker at a time, and ends with a verdict for each', async () => {
    let [running, most] = [0, 0];
    const {checker, workers} = createChecker((worker, request) => {
      running += 1;
      most = Math.max(most, running);
      setTimeout(() => {
        running -= 1;
        respond(worker, request);
      }, 1);
    });
    const list = new PictureList(checker);
    list.add({files: [toFile('a.gif'), toFile('b.gif'), toFile('c.gif')], skipped: 2});
    expect(list.state.notice).toBe('2 files are no images by the name, and left out.');
    await whenIdle(list);
    expect(list.state.rows.map(({verdict}) => verdict?.level)).toEqual(Array(3).fill('rejected'));
    expect([most, workers.length]).toEqual([1, 1]);
  });

  it('stops when it is canceled, keeps what is checked, and goes on later', async () => {
    let count = 0;
    const {checker, workers} = createChecker((worker, request) => {
      count += 1;
      if (count === 2) list.cancel();
      else respond(worker, request);
    });
    const list = new PictureList(checker);
    list.add({files: ['a', 'b', 'c'].map(toFile), skipped: 0});
    await whenIdle(list);
    expect(list.state.rows.map(({facts}) => facts !== undefined)).toEqual([true, false, false]);
    expect(workers.map(({isTerminated}) => isTerminated)).toEqual([true]);
    list.resume();
    await whenIdle(list);
    expect(list.state.rows.every(({facts}) => facts !== undefined)).toBe(true);
    expect(workers.length).toBe(2);
    list.clear();
    expect(list.state.rows).toEqual([]);
  });

  it('gives up an image that takes too long, and checks the next in a new worker', async () => {
    const {checker, workers} = createChecker((worker, request) => {
      if (request.key !== '1') respond(worker, request);
    }, 20);
    const list = new PictureList(checker);
    list.add({files: ['slow', 'next'].map(toFile), skipped: 0});
    await whenIdle(list);
    expect(list.state.rows.map(({facts}) => facts?.problem)).toEqual(['unreadable', 'format']);
    expect(workers.length).toBe(2);
  });

  it.each<[string, ConstructorParameters<typeof FakeWorker>[0]]>([
    ['fails', (worker) => worker.onerror?.()],
    ['cannot decode', (worker, {id}) => worker.onmessage?.({data: {id, isUnable: true}})],
  ])('goes on in the page where the worker %s', async (_, act) => {
    const {checker, workers} = createChecker(act);
    // Without a canvas, the page cannot decode either, and says so.
    expect((await checker.check({key: '1', file: toFile('a.gif')})).problem).toBe('unable');
    await checker.check({key: '2', file: toFile('b.gif')});
    expect(workers.length).toBe(1);
  });

  it('goes on in the page where no worker starts', async () => {
    const startWorker = (): Worker => {
      throw new DOMException('Blocked.', 'SecurityError');
    };
    const checker = new PictureChecker({startWorker});
    expect((await checker.check({key: '1', file: toFile('a.gif')})).problem).toBe('unable');
  });

  it('takes so many images and says how many are left out', () => {
    const {checker} = createChecker(respond);
    const list = new PictureList(checker);
    const {pictures} = pictureCheckLimits;
    list.add({files: Array.from({length: pictures + 3}, () => toFile('a')), skipped: 0});
    expect(list.state.rows.length).toBe(pictures);
    expect(list.state.notice).toContain('3 images are left out');
    list.clear();
  });
});
