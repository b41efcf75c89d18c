/**
 * What cards say of an API, in the order of the specification. Other files of `api-specs` follow by
 * name, with what they say of themselves.
 */
export const apiCards: Readonly<Record<string, string>> = {
  vehicle: 'License plates, make and model, and hazard markings in still images.',
  transport: 'Codes of containers, rail wagons, and trucks.',
  storage: 'Store results for a day and have them delivered to your server.',
  descriptor: 'Plans, prices, subscriptions, and usage.',
};
