import type {ComponentProps} from 'react';
import type SequenceDiagram from '../../components/SequenceDiagram';
import type StateDiagram from '../../components/StateDiagram';
import {actors} from './calls';

const [program, api, server] = actors;

/** The states of a hook and what leads from one to the next: specification, section 4. */
export const hookStates: ComponentProps<typeof StateDiagram> = {
  title: 'States of the hook',
  states: ['pending_confirmation', 'confirmed', 'deleted'],
  transitions: [
    {from: 'pending_confirmation', to: 'pending_confirmation', text: 'registered again'},
    {from: 'pending_confirmation', to: 'confirmed', text: 'SubscribeURL / opened'},
    {from: 'confirmed', to: 'deleted', text: 'UnsubscribeURL / opened'},
  ],
};

/** The story as one picture, for those who read it. */
export const storySequence: ComponentProps<typeof SequenceDiagram> = {
  title: 'The story of a hook: who calls whom',
  actors,
  messages: [
    {from: program, to: api, text: 'PATCH /status'},
    {from: program, to: api, text: 'POST /hooks'},
    {from: api, to: server, text: 'SubscriptionConfirmation'},
    {from: server, to: api, text: 'GET SubscribeURL'},
    {from: program, to: api, text: 'image'},
    {from: api, to: server, text: 'Notification'},
    {from: server, to: api, text: '200', response: true},
    {from: program, to: api, text: 'image'},
    {from: api, to: server, text: 'Notification'},
    {from: server, to: api, text: '500', response: true},
    {from: api, to: server, text: 'Notification, retry 1'},
    {from: server, to: api, text: '200', response: true},
    {from: program, to: api, text: 'GET /events/vehicle'},
  ],
};
