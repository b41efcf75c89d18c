import {useEffect, useState} from 'react';
import type {Size} from './quad';
import type {Scaled} from './scaled/createScaled';
import type {StagePicture} from './StagePicture';

interface Loaded extends Partial<Pick<Scaled, 'renderDetail'>> {
  /** Of the picture, or of a smaller copy of a large one. */
  readonly address: string;
  /** Of the picture in its pixels. Undefined when the browser can't show it. */
  readonly size: Size | undefined;
}

/** Decoding more pixels than these takes longer than a frame. */
const LARGE_PIXELS = 4e6;

/** The address of a picture and its size in pixels; undefined while it loads. */
export function usePicture({src, file, width, height}: StagePicture): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    const addresses: string[] = [];
    const toAddress = (blob: Blob): string => {
      const address = URL.createObjectURL(blob);
      addresses.push(address);
      return address;
    };
    let isWanted = true;
    const address = file === undefined ? (src ?? '') : toAddress(file);
    const image = new Image();
    const show = async (): Promise<void> => {
      const size = {width: image.naturalWidth, height: image.naturalHeight};
      const scaled = file && (await scale(file, size));
      if (isWanted)
        setLoaded({address: scaled ? toAddress(scaled.overview) : address, size, ...scaled});
    };
    image.onload = () => void show();
    image.onerror = () => setLoaded({address, size: undefined});
    image.src = address;
    return () => {
      isWanted = false;
      image.onload = null;
      image.onerror = null;
      addresses.forEach((one) => URL.revokeObjectURL(one));
    };
  }, [src, file]);

  const isKnown = src !== undefined && width !== undefined && height !== undefined;
  return loaded ?? (isKnown ? {address: src, size: {width, height}} : undefined);
}

/** Copies of a large picture; undefined for another, and where they can't be made. */
async function scale(file: Blob, size: Size): Promise<Scaled | undefined> {
  if (size.width * size.height <= LARGE_PIXELS) return undefined;
  try {
    return await (await import('./scaled/createScaled')).createScaled(file, size);
  } catch {
    return undefined;
  }
}
