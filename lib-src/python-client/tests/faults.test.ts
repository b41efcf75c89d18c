import {afterAll, test} from 'vitest';
import {checkFault} from '../../cloud-client/test/faults/checkFault.js';
import {faultCases} from '../../cloud-client/test/faults/faultCases.js';
import {startDriver} from './startDriver.js';

const driver = await startDriver();
afterAll(() => driver.close());

test.each(faultCases)('$title', (one) => checkFault(one, driver.run));
