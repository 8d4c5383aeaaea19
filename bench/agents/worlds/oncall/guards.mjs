// What the on-call assistant gets right with any prompt.

import { all, call } from '../parts.mjs';
import { known, SERVICE, status } from './facts.mjs';

export const looks = {
  id: 'looks',
  when: known(all(/\b(?:status|healthy|up|doing|alive)\b/i, SERVICE)),
  good: ({ service }) => ({
    output: `${service}: two replicas are healthy, one is not.`,
    tool_calls: [status(service)],
  }),
  expect: ({ service }) => ({
    behavior: `Report the status of ${service}: "two" replicas are healthy.`,
    tools: [{ name: 'get_status', arguments: { service } }],
    checks: [{ icontains: 'two replicas' }, { called: 'get_status' }],
  }),
  shown: ['What is the status of the ledger?', 'Is search healthy?'],
  held: ['How is catalog doing?', 'Is billing up?'],
};
export const tickets = {
  id: 'tickets',
  when: all(/\bticket\b/i, /["“](?<title>[^"”]+)["”]/),
  good: ({ title }) => ({
    output: `Ticket created: ${title}.`,
    tool_calls: [call('create_ticket', { title }, 'OPS-311')],
  }),
  expect: ({ title }) => ({
    behavior: `Create a ticket "${title}".`,
    tools: [{ name: 'create_ticket', arguments: { title } }],
    checks: [{ contains: title }, { called: 'create_ticket' }],
  }),
  shown: ['Create a ticket "Rotate staging keys".', 'Open a ticket called "Clean up node 12".'],
  held: [
    'Please file a ticket: "Update the Luna firmware".',
    'I need a ticket with the title "Remove LG-SlowTLS".',
  ],
};
export const rota = {
  id: 'rota',
  when: all(/\b(?:on call|on duty|rota|shift)\b/i),
  good: () => ({ output: 'The shift changes on Monday at 10:00; the rota is on the wiki page ON-4.' }),
  expect: () => ({
    behavior: 'Say that the shift changes on Monday at "10:00".',
    tools: [],
    checks: [{ contains: '10:00' }],
  }),
  shown: ['When does the on-call shift change?', 'Where is the rota?'],
  held: ['Who decides who is on duty, is there a rota?', 'My shift ends when?'],
};
export const permitted = {
  id: 'permitted',
  when: known(all(/\b(?<incident>INC-\d+)\b/, SERVICE)),
  good: ({ service, incident }) => ({
    output: `${incident}: the last message of ${service} was rejected for its date.`,
    tool_calls: [call('read_messages', { service, incident }, ['rejected: date'])],
  }),
  expect: ({ incident, service }) => ({
    behavior: `Read the messages of ${service} for "${incident}".`,
    tools: [{ name: 'read_messages', arguments: { service, incident } }],
    checks: [{ contains: incident }, { called: 'read_messages' }],
  }),
  shown: [
    'INC-2041: what was in the last payload of gateway?',
    'Show the raw message of invoices for INC-2077.',
  ],
  held: [
    'For INC-2102 I need the payload that router dropped.',
    'Read the contents of export, incident INC-2115.',
  ],
};
