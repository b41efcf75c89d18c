// Not run by the tests: the package comes with the download in the console, not from a public registry.
import {LicenseServiceClient} from 'license-service-client';

const client = new LicenseServiceClient({apiKeyFile: '/run/secrets/api_key'});
const lease = await client.acquire(['anpr-eur-2026q3', 'mmr-eur-2026q3']);
console.log(`Lease ${lease.leaseId} until ${new Date(lease.expiresAt).toISOString()}.`);

lease.on('renewed', ({remainingCredits}) => console.log(`Renewed, ${remainingCredits} credits left.`));
lease.on('lost', (error) => {
  console.error(`${error.code}: ${error.message}`);
  process.exitCode = 11;
});

process.once('SIGTERM', () => lease.release());

// After each image that your engines have recognized:
lease.report({vehicle: 1});
