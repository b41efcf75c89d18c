import {limits, toLimitText as say} from './limits';

/**
 * A limit as a reader looks it up: in the table of all limits, and as the one-line result that
 * search shows.
 */
export interface LimitFact {
  /** End of the id of its row: `image-size` of `#limit-image-size`. */
  readonly id: string;
  readonly name: string;
  /** The limit as text, shown after the name: "at most 6 MB". */
  readonly text: string;
  /** Route (without the base path) and title of the place with more information. */
  readonly to: string;
  readonly more: string;
  /** Queries that find it; all words of a query must occur. */
  readonly asked: readonly string[];
}

/** Every limit that readers look up. */
export const limitFacts: readonly LimitFact[] = [
  {
    id: 'image-size',
    name: 'Image size',
    text: `at most ${say('imageMegabytes')} for a request with its images; larger uploads return 413`,
    to: '/content/tutorials/vehicle-api/input-image-guide#file',
    more: 'File size',
    asked: ['image size', 'image limit', 'file size', 'upload limit', 'max image', 'picture size'],
  },
  {
    id: 'resolution',
    name: 'Image resolution',
    text: `scaled down to the area of Full HD, ${limits.fullHdWidth.value} × ${say('fullHdHeight')}, by default`,
    to: '/content/tutorials/vehicle-api/input-image-guide#resizing',
    more: 'How resizing works',
    asked: ['full hd', 'image resolution', 'resize image'],
  },
  {
    id: 'maxreads',
    name: 'maxreads',
    text: `${say('maxReadsMin')} to ${say('maxReadsMax')}, default ${say('maxReadsDefault')}: plates or codes to read in one image`,
    to: '/api/vehicle#VehicleRequest-maxreads',
    more: 'Field maxreads',
    asked: ['maxreads', 'max reads', 'plates per image'],
  },
  {
    id: 'roi',
    name: 'roi',
    text: `${say('roiVertices')} vertices of a region of interest, separated by semicolons`,
    to: '/api/vehicle#VehicleRequest-roi',
    more: 'Field roi',
    asked: ['roi', 'region of interest'],
  },
  {
    id: 'confidence',
    name: 'Confidence',
    text: `range ${say('confidenceMin')} to ${say('confidenceMax')}`,
    to: '/content/faq#confidence',
    more: 'Which confidence should I look at?',
    asked: ['confidence'],
  },
  {
    id: 'color-channel',
    name: 'Color channel',
    text: `range ${say('colorChannelMin')} to ${say('colorChannelMax')} for red, green, and blue`,
    to: '/api/vehicle#Color',
    more: 'Schema Color',
    asked: ['color channel', 'colour channel'],
  },
  {
    id: 'event-retention',
    name: 'Event retention',
    text: `stored events and their images are kept for ${say('eventRetentionMs')}`,
    to: '/content/tutorials/hooks/enabling-event-storage#what',
    more: 'What is stored',
    asked: ['event retention', 'events kept', 'stored events', 'event expire', 'how long events'],
  },
  {
    id: 'events-page',
    name: 'Events per page',
    text: `a limit of ${say('eventsPageMin')} to ${say('eventsPageMax')} for the events list`,
    to: '/api/storage#listEvents-limit',
    more: 'Parameter limit',
    asked: [
      'events limit',
      'events page',
      'list events limit',
      'pagination',
      'paging',
      'page size',
    ],
  },
  {
    id: 'hooks',
    name: 'Hooks per key',
    text: `at most ${say('hooksPerKey')} registered per key`,
    to: '/content/tutorials/hooks/hook-registration-overview#limits',
    more: 'Hook registration overview',
    asked: [
      'hook limit',
      'how many hooks',
      'maximum hooks',
      'max hooks',
      'number hooks',
      'hooks key',
    ],
  },
  {
    id: 'hook-confirmation',
    name: 'Hook confirmation',
    text: `a hook must be confirmed within ${say('hookConfirmationMs')}`,
    to: '/content/tutorials/hooks/confirming-the-subscription',
    more: 'Confirming the subscription',
    asked: ['confirmation window', 'confirm hook', 'hook confirmation', 'pending_confirmation'],
  },
  {
    id: 'usage-history',
    name: 'Usage history',
    text: `at most ${say('usageHistoryMs')} back`,
    to: '/api/descriptor#getPaidSubscriptionUsages-starttime',
    more: 'Parameter starttime',
    asked: ['usage history', 'oldest usage', 'starttime'],
  },
];
