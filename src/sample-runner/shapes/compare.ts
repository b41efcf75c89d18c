// `npm run samples:compare`: how many requests our samples get right, and how many those of public
// generators do for the same specification. Installs the public ones, so it needs the network once.
import {isDeepStrictEqual} from 'node:util';
import {shapes} from '../../contract/samples/fixtures/shapes';
import {runProgram} from '../../scripts/program/runProgram';
import {createPublicSenders} from './publicSenders';
import {senders} from './senders';
import {tryShapes, type Attempt} from './tryShapes';

const isRight = ({sent}: Attempt, index: number): boolean => {
  const {method, expected} = shapes[index] ?? {};
  return isDeepStrictEqual(sent.get(index), {method: method?.toUpperCase(), request: expected});
};

async function main(): Promise<void> {
  const attempts = await tryShapes({...senders, ...(await createPublicSenders())});
  console.log('| writer | right | tried | not right |\n| --- | --- | --- | --- |');
  for (const [name, attempt] of Object.entries(attempts)) {
    const tried = shapes.filter(({notIn = []}) => !notIn.some((one) => name.startsWith(one)));
    const wrong = tried.filter((shape) => !isRight(attempt, shapes.indexOf(shape)));
    const titles = wrong.map(({title}) => title).join('; ');
    console.log(`| ${name} | ${tried.length - wrong.length} | ${tried.length} | ${titles} |`);
  }
}

runProgram(main);
