/** The body of the agent's webhook requests as a JSON schema; parts of it are of the Vehicle API. */
export const agentEventSchema = {
  type: 'object',
  required: ['detectionTimestamp', 'event', 'attachments'],
  properties: {
    detectionTimestamp: {type: 'integer'},
    event: {
      type: 'object',
      required: ['plate', 'mmr'],
      properties: {
        plate: {type: 'object', required: ['found']},
        mmr: {type: 'object', required: ['found']},
      },
    },
    attachments: {
      type: 'array',
      items: {
        type: 'object',
        required: ['mimeType', 'data'],
        properties: {mimeType: {type: 'string'}, data: {type: 'string'}},
      },
    },
  },
} as const;
