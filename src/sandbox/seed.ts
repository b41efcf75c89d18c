import {limits} from '../data/limits';
import {product} from '../portal/product';
import {HOUR_MS} from './clock';
import {createHook} from './operations/hooks';
import {apiVersions, fieldVersions} from './contract';
import {selectCodes} from './recognition/codes';
import {toVersion} from './recognition/responseVersion';
import {selectVehicles} from './recognition/vehicles';
import {samples} from './samples';
import type {ReadPicture, Sample} from './samples/sample';
import type {SandboxState} from './state';

/** The hook of `test_storage`, confirmed from the start. */
export const SEEDED_HOOK_URL = `https://hooks.example.com/${product.slug}`;

const SEEDED_SAMPLES = ['plate-european', 'adr-numbers', 'container-iso'];

/**
 * Gives the seeded key something to list: storage that is on, a confirmed hook, an event per hour.
 */
export function seedState(state: SandboxState, now: number, readPicture?: ReadPicture): void {
  for (const account of [...state.accounts.values()].filter(({key}) => key.isSeeded === true)) {
    account.storage.vehicle = true;
    account.storage.transport = true;
    const hook = createHook(SEEDED_HOOK_URL, {vehicle: true, transport: true}, now);
    hook.status = 'confirmed';
    account.hooks.set(hook.hookUrl, hook);
    const seeded = samples.filter(({name}) => SEEDED_SAMPLES.includes(name));
    for (const [index, sample] of seeded.entries()) {
      const creationTimestamp = now - (seeded.length - index) * HOUR_MS;
      const id = crypto.randomUUID();
      if (readPicture !== undefined) {
        state.attachments.set(id, {
          read: () => readPicture(sample.name),
          type: 'image/jpeg',
          expiresAt: creationTimestamp + limits.eventRetentionMs.value,
        });
      }
      account.events.push({
        sequence: state.nextSequence,
        api: sample.api,
        event: toResult(sample),
        attachmentIds: readPicture === undefined ? [] : [id],
        creationTimestamp,
      });
      state.nextSequence += 1;
    }
  }
}

/** The recognition result of a sample, requested with the fields that suit it. */
function toResult(sample: Sample): object {
  const data =
    sample.api === 'vehicle'
      ? {
          vehicles: selectVehicles(sample.vehicles, {
            services: (sample.fields['service'] ?? '').split(','),
            maxReads: limits.maxReadsDefault.value,
            regionOfInterest: undefined,
            withUnidentified: false,
            isRegionRight: true,
          }),
        }
      : {
          codes: selectCodes([sample.codes], {
            type: sample.target,
            maxReads: limits.maxReadsDefault.value,
            withSizeType: true,
            withWrongCheckDigit: false,
            withFullAccrCode: false,
          }),
        };
  const version = apiVersions[sample.api].at(-1) ?? '';
  return toVersion(
    {nodename: 'node-sandbox', nodetime: 130, version, data},
    version,
    fieldVersions[sample.api],
  );
}
