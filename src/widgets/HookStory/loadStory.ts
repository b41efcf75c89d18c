import type {ComponentType} from 'react';
import {apiFiles} from '../../../.generated/sandbox/apiFiles';

/** Loads the story, with what its sandbox knows of the two APIs. */
export async function loadStory(): Promise<ComponentType> {
  const [{default: Story, addApi}, ...apis] = await Promise.all([
    import('./storyEntry'),
    apiFiles.vehicle(),
    apiFiles.storage(),
  ]);
  apis.forEach(({default: data}) => addApi(data));
  return Story;
}
