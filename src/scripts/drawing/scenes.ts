import type {Scene} from './scenery';
import {transportScenes} from './transportScenes';
import {vehicleScenes} from './vehicleScenes';

/** One entry per sample picture. */
export const scenes: readonly Scene[] = [...vehicleScenes, ...transportScenes];
