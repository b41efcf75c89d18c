import {useEffect, useState} from 'react';
import type {Size} from './quad';
import type {StagePicture} from './StagePicture';

interface Loaded {
  readonly address: string;
  /** Undefined when the browser can't show the picture. */
  readonly size: Size | undefined;
}

/** The address of a picture and its size in pixels; undefined while it loads. */
export function usePicture({src, file, width, height}: StagePicture): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    const own = file === undefined ? undefined : URL.createObjectURL(file);
    const address = own ?? src ?? '';
    const image = new Image();
    image.onload = () =>
      setLoaded({address, size: {width: image.naturalWidth, height: image.naturalHeight}});
    image.onerror = () => setLoaded({address, size: undefined});
    image.src = address;
    return () => {
      image.onload = null;
      image.onerror = null;
      if (own !== undefined) URL.revokeObjectURL(own);
    };
  }, [src, file]);

  const isKnown = src !== undefined && width !== undefined && height !== undefined;
  return loaded ?? (isKnown ? {address: src, size: {width, height}} : undefined);
}
