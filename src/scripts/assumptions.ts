// `npm run assumptions`: every decision of this documentation that no source confirms, with its
// reason.
import {listAssumptions} from '../contract/assumptions/listAssumptions';

const assumptions = listAssumptions();
for (const {place, statement, reason} of assumptions)
  console.log(`${place}\n  ${statement}\n  Reason: ${reason}\n`);
console.log(`${assumptions.length} assumptions.`);
