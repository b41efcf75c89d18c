import {createContext} from 'react';

/** How a row shows more hits of its page. */
export interface More {
  /**
   * Shows them.
   *
   * @param id the last hit of the page that is shown
   */
  readonly show: (id: string) => void;
  /** Whether a hit is the first that was asked for; true only once. */
  readonly takeNext: (id: string) => boolean;
}

export const MoreContext = createContext<More>({show: () => undefined, takeNext: () => false});
