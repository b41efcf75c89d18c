import {StorageAndHookAPIClient} from '%%name.client%%';

const client = new StorageAndHookAPIClient({
  apiKey: process.env.%%env.apiKey%%,
  endpoint: process.env.%%env.apiUrl%%,
});

await client.updateStorageStatus({vehicle: true});
const hook = await client.createHook({hookUrl: process.env.HOOK_URL, apis: {vehicle: true}});
console.log(hook.status);
